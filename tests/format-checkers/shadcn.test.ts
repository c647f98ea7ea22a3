import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import {
  createRecipe,
  listModes,
  printTokenValue,
  resolve,
  tokenName,
  type PrintOptions,
  type TokenSet,
} from "@tessera/engine";
import { contrastRatio, type HexColor, hexOfRgb, rgbOf } from "@tessera/engine/color";
import { designOf, hardBases } from "@tessera/engine/testing";
import { arbitraryGroupedSet } from "../../packages/engine/src/exporters/testing/arbitrary-grouped-set.ts";
import { recipeSets } from "./arbitrary-recipe-sets.ts";
import { compileTailwind, readClasses } from "./compile-tailwind.ts";
import { getFormat } from "./get-format.ts";
import { listFacts, type SchemeSelector } from "./mode-facts.ts";
import { readRootValues } from "./root-values.ts";
import { sampleSets } from "./sample-sets.ts";

const isLong = inject("form") === "long";
const numRuns = isLong ? 400 : 20;

const black = "#000000" as HexColor;
const white = "#ffffff" as HexColor;
/** Random bases for the text of hovered buttons. */
const hoveredBases = fc.sample(
  fc.noBias(fc.nat(0xff_ff_ff)).map((bits) => `#${bits.toString(16).padStart(6, "0")}`),
  { seed: 20_261_124, numRuns: isLong ? 10_000 : 150 },
);
/** docs/formats.md has the figures: 596 and 619 of 10,000. */
const mostUnreadable = isLong ? 650 : 15;

function print(set: TokenSet, options: PrintOptions = {}): string {
  return getFormat("shadcn").print(set, { colorNotation: "hex", ...options })[0].text;
}

/** The variables that the components of shadcn/ui read on Tailwind 4, as listed in its theme. */
const colors =
  "background foreground card card-foreground popover popover-foreground primary primary-foreground secondary secondary-foreground muted muted-foreground accent accent-foreground destructive destructive-foreground border input ring chart-1 chart-2 chart-3 chart-4 chart-5 sidebar sidebar-foreground sidebar-primary sidebar-primary-foreground sidebar-accent sidebar-accent-foreground sidebar-border sidebar-ring".split(
    " ",
  );
const radii = { sm: "s", md: "m", lg: "l", xl: "xl", "2xl": "xxl" };

/** Checks that the root element computes to the model's values, in every mode. */
function expectValues(css: string, set: TokenSet, by: SchemeSelector = "class"): void {
  const read = readRootValues(css);
  for (const modes of listModes()) {
    const values = read(listFacts(modes, by));
    for (const [path, value] of resolve(set, modes)) {
      const name = tokenName(path);
      expect(values.get(`token-${name}`) ?? values.get(name)).toBe(printTokenValue(value));
    }
  }
}

/** Returns what a browser paints for a color with an opacity on a background. */
function paintOver(background: HexColor, color: HexColor, opacity: number): HexColor {
  const below = rgbOf(background);
  const above = rgbOf(color);
  const mix = (key: "r" | "g" | "b") => above[key] * opacity + below[key] * (1 - opacity);
  return hexOfRgb({ r: mix("r"), g: mix("g"), b: mix("b") });
}

describe("Tailwind 4 with shadcn/ui", () => {
  it("keeps the labels of inactive tabs readable, which have 60 % of the text on muted", async () => {
    for (const base of hardBases) {
      const recipe = createRecipe();
      const set = designOf({ ...recipe, color: { ...recipe.color, base } });
      const read = readRootValues(await compileTailwind(print(set), []));
      for (const scheme of ["light", "dark"] as const) {
        const modes = { scheme, contrast: "default", density: "comfortable" } as const;
        const values = read(listFacts(modes, "class"));
        const text = values.get("foreground") as HexColor;
        const muted = values.get("muted") as HexColor;
        const label = paintOver(muted, text, 0.6);
        expect(contrastRatio(label, muted), `${base} ${scheme}`).toBeGreaterThan(4.5);
      }
    }
  });

  it(`chooses text for a hovered button that is readable if black or white is (${hoveredBases.length} bases)`, () => {
    const unreadable = { light: 0, dark: 0 };
    for (const base of hoveredBases) {
      const recipe = createRecipe();
      const set = designOf({ ...recipe, color: { ...recipe.color, base } });
      const read = readRootValues(print(set, { scope: "components" }));
      for (const modes of listModes().filter(({ density }) => density === "comfortable")) {
        const values = read(listFacts(modes, "class"));
        const find = (key: string): HexColor => values.get(key) as HexColor;
        const fill = find("primary");
        const hovered = ["background", "card", "popover", "muted"].map((key) =>
          paintOver(find(key), fill, 0.9),
        );
        const isReadable = (text: HexColor): boolean =>
          [fill, ...hovered].every((below) => contrastRatio(text, below) >= 4.5);
        const isPossible = [black, white].some(isReadable);
        if (!isPossible && modes.contrast === "default") unreadable[modes.scheme] += 1;
        for (const key of ["primary-foreground", "sidebar-primary-foreground"])
          expect([base, modes, isReadable(find(key))]).toEqual([base, modes, isPossible]);
      }
    }
    expect(Math.max(unreadable.light, unreadable.dark)).toBeLessThan(mostUnreadable);
  });

  it("reads the text of hovered buttons as another name of its token, and other colors as they are", () => {
    const recipe = createRecipe();
    const set = designOf({ ...recipe, color: { ...recipe.color, base: "#3b82f6" } });
    const { print: printFiles, read } = getFormat("shadcn");
    const [file] = printFiles(set, { colorNotation: "hex" });
    expect(file.text).toContain("--primary-foreground: #000000;");
    const namesOf = (text: string): readonly string[] =>
      read([{ path: file.path, text }]).modes.flatMap(({ values }) => [...values.keys()]);
    expect(namesOf(file.text)).not.toContain("primary-foreground");
    const changed = file.text.replace(
      "--primary-foreground: #000000;",
      "--primary-foreground: #111111;",
    );
    expect(namesOf(changed)).toContain("primary-foreground");
  });

  it("keeps a pinned text of buttons", () => {
    const recipe = createRecipe();
    const pinned = { "color.on-action-solid": { type: "color", hex: "#0a0f1e", alpha: 1 } };
    const set = designOf({
      ...recipe,
      color: { ...recipe.color, base: "#3b82f6" },
      overrides: pinned,
    });
    expect(print(set)).not.toContain("--primary-foreground: #");
  });

  it.each(sampleSets)("contains every key of the components in $name", async ({ set }) => {
    const names = [
      ...colors.map((key) => `bg-${key}`),
      ...Object.keys(radii).map((key) => `rounded-${key}`),
    ];
    const css = await compileTailwind(print(set), names);
    const classes = readClasses(css);
    for (const key of colors)
      expect([key, classes.get(`bg-${key}`)?.get("background-color")]).toEqual([
        key,
        `var(--${key})`,
      ]);
    for (const [key, step] of Object.entries(radii))
      expect(classes.get(`rounded-${key}`)?.get("border-radius")).toBe(`var(--radius-${step})`);
    for (const modes of listModes()) {
      const values = readRootValues(css)(listFacts(modes, "class"));
      for (const key of ["radius", ...colors]) expect([key, values.get(key)]).not.toContain("");
    }
  });

  it.each(sampleSets)("text is readable on its surface in every mode of $name", ({ set }) => {
    const read = readRootValues(print(set));
    for (const modes of listModes()) {
      const values = read(listFacts(modes, "class"));
      const hex = (key: string): HexColor => values.get(key) as HexColor;
      const least = modes.contrast === "high" ? 7 : 4.5;
      for (const key of colors.filter((each) => each.endsWith("foreground"))) {
        const surface = key === "foreground" ? "background" : key.replace("-foreground", "");
        expect([key, contrastRatio(hex(key), hex(surface)) >= least]).toEqual([key, true]);
      }
    }
  });

  it.each(sampleSets)("links, messages and secondary buttons of $name are visible", ({ set }) => {
    for (const scope of ["all", "components"] as const) {
      const read = readRootValues(print(set, { scope }));
      for (const modes of listModes()) {
        const values = read(listFacts(modes, "class"));
        const ratio = (one: string, other: string): number =>
          contrastRatio(values.get(one) as HexColor, values.get(other) as HexColor);
        for (const surface of ["background", "card", "popover"]) {
          expect(ratio("primary-text", surface)).toBeGreaterThanOrEqual(4.5);
          expect(ratio("destructive-text", surface)).toBeGreaterThanOrEqual(4.5);
        }
        for (const surface of ["background", "card"])
          expect(ratio("secondary", surface)).toBeGreaterThanOrEqual(1.1);
      }
    }
  });

  it("colors links and messages by the color of text, and buttons by the fill", async () => {
    const set = sampleSets[0]?.set ?? expect.fail("There is no sample");
    const css = await compileTailwind(print(set), [
      "text-primary",
      "bg-primary",
      "text-destructive",
      "shadow-xs",
      "rounded-4xl",
    ]);
    const classes = readClasses(css);
    expect(classes.get("text-primary")?.get("color")).toBe("var(--primary-text)");
    expect(classes.get("bg-primary")?.get("background-color")).toBe("var(--primary)");
    expect(classes.get("text-destructive")?.get("color")).toBe("var(--destructive-text)");
    expect(classes.get("shadow-xs")?.get("--tw-shadow")).toBe("var(--shadow-xs)");
    expect(classes.get("rounded-4xl")?.get("border-radius")).toBe("calc(var(--radius)*2.6)");
  });

  it.each(sampleSets)("has the same values for components alone in $name", async ({ set }) => {
    const names = colors.map((key) => `bg-${key}`);
    const alone = await compileTailwind(print(set, { scope: "components" }), names);
    const whole = await compileTailwind(print(set), names);
    const classes = readClasses(alone);
    for (const modes of listModes()) {
      const facts = listFacts(modes, "class");
      const [some, all] = [readRootValues(alone)(facts), readRootValues(whole)(facts)];
      for (const key of ["radius", "font-sans", "shadow-sm", ...colors])
        expect([key, some.get(key)]).toEqual([key, all.get(key)]);
    }
    for (const name of names) expect(classes.has(name)).toBe(true);
    expect(print(set, { scope: "components" })).not.toContain("--color-neutral-");
  });

  it.each(sampleSets)("yields the values of $name in every mode", async ({ set }) => {
    expectValues(await compileTailwind(print(set, { title: "Elif */ Portfolio" }), []), set);
  });

  it("yields the values of any recipe's set in every mode", async () => {
    for (const set of recipeSets) expectValues(await compileTailwind(print(set), []), set);
  });

  it("accepts any set, with hostile names, values and titles, in every mode", async () => {
    const sets = fc.sample(fc.tuple(arbitraryGroupedSet(), fc.string({ unit: "binary" })), {
      seed: 20_260_415,
      numRuns,
    });
    for (const [set, title] of sets)
      expectValues(await compileTailwind(print(set, { title }), []), set);
  });

  it("repeats a key where its token changes, for an element with another mode", () => {
    const text = print(sampleSets[0]?.set ?? expect.fail("There is no sample"));
    const dark = [...text.matchAll(/^\.dark \{([^}]*)\}/gm)].map(([, each]) => each).join("");
    expect(dark).toContain("--background: var(--color-surface-1);");
    expect(dark).toContain("--color-surface-1: #");
    expect(dark).not.toContain("--radius:");
  });

  it("omits the keys of roles that a set lacks", async () => {
    const set = sampleSets[0]?.set ?? expect.fail("There is no sample");
    const lacking = ["color.danger-solid", "color.data.4"];
    const tokens = new Map([...set.tokens].filter(([path]) => !lacking.includes(path)));
    const groups = set.groups.map((group) => ({
      ...group,
      paths: group.paths.filter((path) => tokens.has(path)),
    }));
    const text = print({ ...set, tokens, groups });
    expect(text).not.toMatch(/--(?:color-)?(?:destructive|chart-4):/);
    const css = await compileTailwind(text, ["bg-destructive", "bg-chart-3"]);
    const names = [...readClasses(css).keys()];
    expect(names.filter((name) => name.startsWith("bg-"))).toEqual(["bg-chart-3"]);
  });

  it("preserves the breakpoints, widths and variants that the components use", async () => {
    const set = sampleSets[0]?.set ?? expect.fail("There is no sample");
    const names = ["md:flex", "m:flex", "2xl:flex", "max-w-xs", "dark:bg-input", "font-sans"];
    const css = await compileTailwind(print(set), names);
    const widths = [...css.matchAll(/\(width >= (\S+)\)/g)].map(([, width]) => width);
    expect(widths).toEqual(["48rem", "96rem"]);
    expect(css).toContain(".dark\\:bg-input:is(.dark *)");
    const classes = readClasses(css);
    expect(classes.get("max-w-xs")?.get("max-width")).toBe("var(--container-xs)");
    expect(classes.get("font-sans")?.get("font-family")).toBe("var(--font-sans)");
  });

  it.each([
    ["attribute", ':where([data-theme="dark"], [data-theme="dark"] *)'],
    ["media", "@media (prefers-color-scheme: dark)"],
  ] as const)("supports choosing the scheme by %s", async (schemeSelector, variant) => {
    const set = sampleSets[2]?.set ?? expect.fail("There is no sample");
    const css = await compileTailwind(print(set, { schemeSelector }), ["dark:bg-card"]);
    expect(css).toContain(variant);
    expectValues(css, set, schemeSelector);
  });
});
