import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import {
  findFormat,
  listModes,
  printTokenValue,
  resolve,
  tokenName,
  type Modes,
  type PrintOptions,
  type TokenSet,
} from "@tessera/engine";
import { arbitraryGroupedSet } from "../../packages/engine/src/exporters/testing/arbitrary-grouped-set.ts";
import type { TopGroup } from "../../packages/engine/src/tokens/top-groups.ts";
import { recipeSets } from "./arbitrary-recipe-sets.ts";
import { compileTailwind, readClasses } from "./compile-tailwind.ts";
import { listFacts, listPreferences, type SchemeSelector } from "./mode-facts.ts";
import { getFormat } from "./get-format.ts";
import { readRootValues } from "./root-values.ts";
import { sampleSets } from "./sample-sets.ts";

const numRuns = inject("form") === "long" ? 400 : 20;

/** A page without the attribute uses the browser's preference. */
const byDefault = ["attribute", "media"] as const;

function print(set: TokenSet, options: PrintOptions = {}): string {
  return findFormat("tailwind-4")?.print(set, options)[0].text ?? "";
}

type Utility = readonly [theme: string, utility: string, property: string];

/**
 * For each group: Tailwind's name for it, the class of a key, and the declaration that the class yields. Breakpoints
 * make variants, not utilities.
 */
const utilitiesOfGroup: Readonly<Record<TopGroup, Utility | undefined>> = {
  color: ["color", "bg", "background-color"],
  "font-family": ["font", "font", "font-family"],
  "font-size": ["text", "text", "font-size"],
  "font-weight": ["font-weight", "font", "font-weight"],
  "line-height": ["leading", "leading", "line-height"],
  "letter-spacing": ["tracking", "tracking", "letter-spacing"],
  size: ["size", "size", "height"],
  spacing: ["spacing", "p", "padding"],
  radius: ["radius", "rounded", "border-radius"],
  "border-width": ["border-width", "border", "border-width"],
  shadow: ["shadow", "shadow", "--tw-shadow"],
  breakpoint: undefined,
  "grid-columns": undefined,
  "grid-gutter": undefined,
  "grid-margin": undefined,
  "z-index": ["z-index", "z", "z-index"],
  duration: ["transition-duration", "duration", "transition-duration"],
  easing: ["ease", "ease", "transition-timing-function"],
};
const utilities: Readonly<Record<string, Utility | undefined>> = utilitiesOfGroup;

/** The steps of groups that have another name in classes. */
const steps: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  radius: { s: "sm", m: "md", l: "lg", xxl: "2xl" },
  spacing: { none: "step-none" },
  "border-width": { none: "step-none" },
  "z-index": { auto: "step-auto" },
};

function variableOf(name: string): string {
  const group = Object.keys(utilities).find(
    (each) => utilities[each] && name.startsWith(`${each}-`),
  );
  return group ? `${utilities[group]?.[0]}${name.slice(group.length)}` : name;
}

/** Checks that the root element computes to the model's values, in every mode. */
function expectValues(css: string, set: TokenSet, by: readonly SchemeSelector[]): void {
  const read = readRootValues(css);
  const pages = [listFacts, listPreferences].flatMap((list) =>
    by.map((each) => (modes: Modes) => list(modes, each)),
  );
  for (const modes of listModes())
    for (const page of pages) {
      const values = read(page(modes));
      for (const [path, value] of resolve(set, modes)) {
        const marked = values.get(`token-${tokenName(path)}`);
        expect(marked ?? values.get(variableOf(tokenName(path)))).toBe(printTokenValue(value));
      }
    }
}

describe("Tailwind 4", () => {
  it.each(sampleSets)("generates utilities of $name that refer to the tokens", async ({ set }) => {
    const expected = [...set.tokens.keys()].flatMap((path) => {
      const [group = "", ...rest] = path.split(".");
      const [theme, utility, property] =
        (Object.hasOwn(utilities, group) ? utilities[group] : undefined) ?? [];
      const key = rest.join("-");
      const step = steps[group]?.[key] ?? key;
      return theme ? [{ name: `${utility}-${step}`, property, to: `var(--${theme}-${key})` }] : [];
    });
    const css = await compileTailwind(
      print(set),
      expected.map(({ name }) => name),
    );
    const classes = readClasses(css);
    for (const { name, property, to } of expected)
      expect([name, classes.get(name)?.get(property ?? "")]).toEqual([name, to]);
    expect(expected.length).toBeGreaterThan(150);
  });

  it.each(["tailwind-4", "shadcn"])("lets classes change a text style in %s", async (id) => {
    const set = sampleSets[0]?.set ?? expect.fail("There is no sample");
    const names = ["font-code", "font-bold", "leading-s", "tracking-s", "text-heading-m"];
    const css = await compileTailwind(getFormat(id).print(set)[0].text, names);
    // Of two rules, the later one applies.
    const places = names.map((name) => css.indexOf(`.${name} {`));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(Math.min(...places)).toBe(places.at(-1));
    const heading = readClasses(css).get("text-heading-m");
    expect(heading?.get("font-family")).toMatch(/^var\(--font-(?:family-)?heading\)$/);
  });

  it.each(["tailwind-4", "shadcn"])("makes heights as high as sizes in %s", async (id) => {
    const set = sampleSets[0]?.set ?? expect.fail("There is no sample");
    const names = ["size-m", "h-m", "min-h-m", "max-h-m", "w-m", "max-h-none"];
    const css = await compileTailwind(getFormat(id).print(set)[0].text, names);
    const classes = readClasses(css);
    for (const property of ["height", "min-height", "max-height"]) {
      const name = property.replace("eight", "-m");
      expect([name, classes.get(name)?.get(property)]).toEqual([name, "var(--size-m)"]);
    }
    expect(classes.get("size-m")?.get("height")).toBe("var(--size-m)");
    expect(classes.get("w-m")?.get("width")).toBe("var(--spacing-m)");
    expect(classes.get("max-h-none")?.get("max-height")).toBe("none");
  });

  it.each(sampleSets)("has every utility of the example of $name", async ({ set }) => {
    const [, names = ""] = /class="([^"]+)"/.exec(getFormat("tailwind-4").snippet(set)) ?? [];
    const classes = names.split(" ");
    const css = await compileTailwind(print(set), classes);
    const selectorOf = (name: string): string =>
      name.replace(/^focus-visible:(.+)$/, "focus-visible\\:$1:focus-visible");
    expect(classes.filter((name) => !css.includes(`.${selectorOf(name)} {`))).toEqual([]);
    expect(classes).toHaveLength(10);
  });

  it.each(sampleSets)("yields the values of $name in every mode", async ({ set }) => {
    expectValues(
      await compileTailwind(print(set, { title: "Elif */ Portfolio" }), []),
      set,
      byDefault,
    );
  });

  it("yields the values of any recipe's set in every mode", async () => {
    for (const set of recipeSets)
      expectValues(await compileTailwind(print(set), []), set, byDefault);
  });

  it("accepts any set, with hostile names, values and titles, in every mode", async () => {
    const sets = fc.sample(fc.tuple(arbitraryGroupedSet(), fc.string({ unit: "binary" })), {
      seed: 20_260_414,
      numRuns,
    });
    for (const [set, title] of sets)
      expectValues(await compileTailwind(print(set, { title }), []), set, byDefault);
  });

  it("has variants for breakpoints and for dark, and preserves what templates use", async () => {
    const set = sampleSets[0]?.set ?? expect.fail("There is no sample");
    const names = ["md:p-s", "max-lg:p-s", "m:p-s", "dark:bg-link", "max-w-xl", "text-heading-m"];
    const css = await compileTailwind(print(set), [...names, "p-4", "text-code", "text-label"]);
    expect(css).toContain("(width >= 48rem)");
    expect(css).toContain("(width < 64rem)");
    expect(css).not.toContain(".m\\:p-s");
    expect(css).toContain('.dark\\:bg-link:where([data-theme="dark"], [data-theme="dark"] *)');
    const classes = readClasses(css);
    expect(classes.get("max-w-xl")?.get("max-width")).toBe("var(--container-xl)");
    expect(readRootValues(css)([]).get("container-xl")).toBe("36rem");
    expect(classes.get("p-4")?.get("padding")).toBe("calc(var(--spacing)*4)");
    expect(Object.fromEntries(classes.get("text-heading-m") ?? [])).toEqual({
      "font-family": "var(--font-heading)",
      "font-size": "var(--text-heading-m)",
      "font-weight": "var(--font-weight-semibold)",
      "line-height": "var(--leading-m)",
      "letter-spacing": "var(--tracking-m)",
    });
    expect(Object.fromEntries(classes.get("text-code") ?? [])).toEqual({
      "font-family": "var(--font-code)",
      "font-size": "var(--text-body-m)",
      "font-weight": "var(--font-weight-regular)",
      "line-height": "var(--leading-base)",
    });
    expect(classes.get("text-label")?.get("font-weight")).toBe("var(--font-weight-medium)");
    expect(print(set, { schemes: ["light"] })).not.toContain("dark");
  });

  it.each([
    ["class", ".dark\\:bg-link:where(.dark, .dark *)"],
    ["media", "@media (prefers-color-scheme: dark)"],
  ] as const)("supports choosing the scheme by %s", async (schemeSelector, variant) => {
    const set = sampleSets[2]?.set ?? expect.fail("There is no sample");
    const css = await compileTailwind(print(set, { schemeSelector }), ["dark:bg-link"]);
    expect(css).toContain(variant);
    expectValues(css, set, [schemeSelector]);
    const dark = { ...set, defaultModes: { ...set.defaultModes, scheme: "dark" as const } };
    const other = await compileTailwind(print(dark, { schemeSelector }), ["dark:bg-link"]);
    if (schemeSelector === "class") expect(other).toContain(":where(:not(:is(.light, .light *)");
    expectValues(other, dark, [schemeSelector]);
  });

  it("has the grids as variables that make no variants and no utilities", async () => {
    const set = sampleSets[0]?.set ?? expect.fail("There is no sample");
    const names = ["m-columns:p-4", "grid-columns-m", "gap-gutter-m", "columns-m", "md:p-4"];
    const css = await compileTailwind(print(set), names);
    expect(names.filter((name) => readClasses(css).has(name))).toEqual([]);
    expect(css).toContain("(width >= 48rem)");
    const values = readRootValues(css)([]);
    expect(values.get("grid-columns-m")).toBe("8");
    expect(values.get("grid-gutter-m")).toBe(values.get("spacing-m"));
  });

  it("follows prefers-reduced-motion", async () => {
    const set = sampleSets[0]?.set ?? expect.fail("There is no sample");
    const read = readRootValues(await compileTailwind(print(set), []));
    expect(read([]).get("transition-duration-fast")).toBe("120ms");
    expect(read(["prefers-reduced-motion:reduce"]).get("transition-duration-fast")).toBe("0ms");
  });

  it("removes the colors and breakpoints of Tailwind itself only if asked", async () => {
    const set = sampleSets[0]?.set ?? expect.fail("There is no sample");
    const lacking = new Map([...set.tokens].filter(([path]) => path !== "breakpoint.l"));
    const groups = set.groups.map((group) => ({
      ...group,
      paths: group.paths.filter((path) => lacking.has(path)),
    }));
    const { promises, defaultModes } = set;
    const some: TokenSet = { tokens: lacking, groups, promises, defaultModes };
    const own = ["bg-red-500", "text-white", "lg:flex"];
    const ours = ["bg-text", "md:flex"];
    const list = async (options: PrintOptions): Promise<readonly string[]> => {
      const css = await compileTailwind(print(some, options), [...own, ...ours]);
      return [...own, ...ours].filter((name) => css.includes(`.${name.replace(":", "\\:")}`));
    };
    expect(await list({})).toEqual([...own, ...ours]);
    expect(await list({ colors: "replace" })).toEqual(["lg:flex", ...ours]);
    expect(await list({ breakpoints: "replace" })).toEqual(["bg-red-500", "text-white", ...ours]);
  });

  it.each(["tailwind-4", "shadcn"])("has the wide colors of each mode in %s", async (id) => {
    const set = sampleSets[0]?.set ?? expect.fail("There is no sample");
    const { text } = getFormat(id).print(set, { wideColors: true, colorNotation: "hex" })[0];
    const css = await compileTailwind(text, []);
    const rules = [...css.matchAll(/\(color-gamut: p3\) \{\s*([^{]+?) \{([^}]*)\}/g)];
    expect(rules[0]?.[1]).toBe(":root, :host");
    expect(rules[0]?.[2]).toMatch(/--color-primary-300: oklch\(/);
    expect(rules[0]?.[2]).not.toContain("var(");
    expect(rules.filter(([, selector]) => selector?.includes("dark")).length).toBeGreaterThan(0);
    expect(getFormat(id).print(set)[0].text).not.toContain("color-gamut");
  });

  it("accepts lengths in every unit and colors in every notation", async () => {
    const set = sampleSets[1]?.set ?? expect.fail("There is no sample");
    for (const [lengthUnit, colorNotation] of [
      ["px", "rgb"],
      ["rem", "hsl"],
      ["em", "oklch"],
    ] as const) {
      const css = await compileTailwind(print(set, { lengthUnit, colorNotation }), ["p-m"]);
      const values = readRootValues(css)([]);
      expect(values.get("color-text")).toMatch(`${colorNotation}(`);
      expect(values.get("spacing-m")).toMatch(lengthUnit);
    }
  });
});
