import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import {
  createRecipe,
  listModes,
  parseRecipe,
  resolve,
  tokenName,
  type Modes,
  type TokenPath,
} from "@tessera/engine";
import { requireChromium } from "../../scripts/find-chromium.ts";
import { compileTailwind } from "./compile-tailwind.ts";
import { getFormat } from "./get-format.ts";
import {
  buildIslands,
  findInnerModes,
  listAttributes,
  listIslands,
  readColors,
  type Island,
} from "./page-islands.ts";

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ["--disable-background-networking", "--disable-component-update", "--disable-gpu"],
  });
  page = await browser.newPage();
});

afterAll(() => browser.close());

const axesOfProbes: readonly (readonly (keyof Modes)[])[] = [
  ["contrast"],
  ["scheme", "contrast"],
  ["scheme", "density"],
  ["contrast", "density"],
  ["scheme", "contrast", "density"],
];

/** Colors that depend on combinations of axes, each with another value in each of their modes. */
const probes = axesOfProbes.map((axes, index) => {
  const cases = listModes().map((modes) => {
    const values = axes.map((axis) => [axis, modes[axis]] as const);
    const bits = Object.values(Object.fromEntries(values)).map((each) => (isSecond(each) ? 8 : 0));
    const hex = `#${index + 1}0${bits.join("").padEnd(4, "0")}`;
    return { when: Object.fromEntries(values), then: { type: "color", hex, alpha: 1 } };
  });
  const otherwise = { type: "color", hex: "#ffffff", alpha: 1 };
  return [`color.probe.${axes.join("-")}`, { type: "rule", otherwise, cases }] as const;
});

function isSecond(value: Modes[keyof Modes]): boolean {
  return value === "dark" || value === "high" || value === "compact";
}

const parsed = parseRecipe({ ...createRecipe(), customTokens: Object.fromEntries(probes) });
const set = parsed.ok ? parsed.value : expect.fail(JSON.stringify(parsed.problems));

const roles = ["color.text", "color.text-muted", "color.surface-1", "color.action-solid"];
const paths = [...probes.map(([path]) => path), ...roles] as TokenPath[];

/** Returns the colors of all texts and the list of an element in some modes. */
function colorsIn(modes: Modes): readonly string[] {
  const values = resolve(set, modes);
  const colors = paths.map((path) => {
    const value = values.get(path);
    const bits = Number.parseInt(value?.type === "color" ? value.hex.slice(1) : "", 16);
    return `rgb(${bits >> 16}, ${(bits >> 8) & 255}, ${bits & 255})`;
  });
  const ofControls = modes.scheme === "dark" ? white : black;
  return [...colors, ofControls, ofControls];
}

const white = "rgb(255, 255, 255)";
const black = "rgb(0, 0, 0)";

/** Classes for a text in the color of native controls: white in the dark scheme. */
const classes = "text-black dark:text-white";
const plainClasses = ".text-black { color: CanvasText; }";

const preferences = listModes().filter(({ density }) => density === "comfortable");

/** Returns whether a browser's preference differs from everything that the root sets. */
function isOther(preference: Modes, root: Island): boolean {
  return preference.scheme !== root.scheme && (!root.contrast || preference.contrast === "default");
}

const densities = [undefined, "compact"] as const;
/** The long form nests compact elements in every format. */
const fewDensities = inject("form") === "long" ? densities : [undefined];

it.each([
  ["css", "attribute", "light", densities],
  ["css", "class", "light", fewDensities],
  ["css", "class", "dark", fewDensities],
  ["css", "media", "light", fewDensities],
  ["css", "light-dark", "light", fewDensities],
  ["tailwind-4", "attribute", "light", fewDensities],
  ["tailwind-4", "attribute", "dark", fewDensities],
  ["tailwind-4", "class", "light", fewDensities],
  ["tailwind-4", "class", "dark", fewDensities],
  ["shadcn", "attribute", "light", fewDensities],
  ["shadcn", "class", "light", fewDensities],
] as const)(
  "%s: every element has the colors and controls of its modes in Chromium, by %s, first %s",
  async (id, by, scheme, ofIslands) => {
    const { tokens, groups, promises } = set;
    const started = { tokens, groups, promises, defaultModes: { ...set.defaultModes, scheme } };
    const { text } = getFormat(id).print(started, { schemeSelector: by, colorNotation: "hex" })[0];
    const css =
      id === "css" ? text + plainClasses : await compileTailwind(text, classes.split(" "));
    await page.setContent(`<!doctype html><style>${css}</style><body></body>`);
    const islands = listIslands(by, ofIslands);
    const all = islands.map((island) => listAttributes(island, by));
    const variables = paths.map((each) => `--${tokenName(each)}`);
    await page.evaluate(buildIslands, { all, variables, classes });
    const chains = [[], ...islands.flatMap((one) => [[one], ...islands.map((two) => [one, two])])];
    for (const preference of preferences) {
      const contrast = preference.contrast === "high" ? "more" : "no-preference";
      await page.emulateMedia({ colorScheme: preference.scheme, contrast });
      const start = by === "class" ? { ...preference, scheme } : preference;
      for (const root of islands.filter((each) => isOther(preference, each))) {
        const read = await page.evaluate(readColors, listAttributes(root, by));
        const expected = chains.map((chain) => colorsIn(findInnerModes(start, [root, ...chain])));
        const wrong = chains.filter((_, index) =>
          expected[index]?.some((color, at, { length }) => read[index * length + at] !== color),
        );
        expect(wrong, JSON.stringify({ preference, root })).toEqual([]);
        expect(read.length).toBe(expected.flat().length);
      }
    }
  },
);
