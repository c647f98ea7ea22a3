import { expect, it } from "vitest";
import type { HexColor } from "#color/hex-color.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Alias, ColorValue, Rule } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { designOf } from "#design/testing/design-of.ts";
import { printCss, type CssPrintOptions } from "./print.ts";

const recipe = createRecipe();
const middle = "#808080" as HexColor;
const status = { success: middle, warning: middle, danger: middle, info: middle };
const gray = designOf({ ...recipe, color: { base: middle, status, neutralChroma: 0 } });

function print(options: CssPrintOptions): string {
  return printCss(designOf({ ...recipe, units: { length: "rem" } }), options);
}

it("can use only a class for the scheme", () => {
  const text = print({ schemeSelector: "class" });
  expect(text).toContain('\n.dark[data-contrast="high"],\n');
  expect(text).not.toMatch(/data-theme|prefers-color-scheme/);
});

it("can use only the browser's preference for the scheme", () => {
  const text = print({ schemeSelector: "media" });
  expect(text).toContain("@media (prefers-color-scheme: dark) {\n  :root {\n");
  expect(text).not.toContain("data-theme");
});

it.each([
  ["attribute", "light dark", ['[data-theme="light"]', '[data-theme="dark"]']],
  ["class", "light", [".light", ".dark"]],
  ["media", "light dark", []],
] as const)("sets the color-scheme of native controls by %s", (schemeSelector, start, chosen) => {
  const text = print({ schemeSelector });
  expect(text).toContain(`:root {\n  color-scheme: ${start};\n}`);
  for (const [index, selector] of chosen.entries())
    expect(text).toContain(
      `\n${selector} {\n  color-scheme: ${index === 0 ? "light" : "dark"};\n}`,
    );
  expect(text.match(/color-scheme: (?:light|dark)[ ;]/g)?.length).toBe(chosen.length + 1);
});

it.each(["light", "dark"] as const)("sets the color-scheme of a file with only %s", (scheme) => {
  for (const schemeSelector of ["attribute", "class", "media", "light-dark"] as const) {
    const text = print({ schemes: [scheme], schemeSelector });
    expect(text.match(/[^\n]*color-scheme[^\n]*/g)).toEqual([`  color-scheme: ${scheme};`]);
    expect(text).toContain(`:root {\n  color-scheme: ${scheme};\n}`);
  }
});

it("sets no color-scheme for tokens that no scheme changes", () => {
  const tokens = new Map([...gray.tokens].filter(([, { category }]) => category === "spacing"));
  const groups = [{ title: "Spacing", paths: [...tokens.keys()] }];
  const { defaultModes, promises } = gray;
  for (const schemes of [["dark"], ["light", "dark"]] as const)
    expect(printCss({ tokens, groups, defaultModes, promises }, { schemes })).not.toContain(
      "color-scheme",
    );
});

it.each([
  ["attribute", '[data-theme="light"] {\n  --color-surface-0'],
  ["class", ".light {\n  --color-surface-0"],
  ["light-dark", '[data-theme="light"] {\n  --shadow-1'],
] as const)("repeats in an island what depends on the scheme, by %s", (schemeSelector, rule) => {
  const text = print({ schemeSelector });
  const island = text.slice(text.indexOf(rule)).split("}", 1)[0];
  expect(text).toContain(`/* Light mode inside of dark mode */\n${rule}`);
  expect(island).not.toMatch(/--(?:spacing|color-primary)-\S+: /);
  expect(print({ schemeSelector, schemes: ["light"] })).not.toContain("inside of dark mode");
});

it("has high contrast inside of each scheme, and each scheme inside of high contrast", () => {
  const text = print({});
  for (const selector of [
    '\n[data-contrast="high"],\n[data-contrast="high"] [data-theme="light"]:not([data-contrast]) {\n',
    '\n[data-theme="dark"][data-contrast="high"],\n',
    '\n[data-contrast="high"] [data-theme="dark"]:not([data-contrast]),\n',
    '\n[data-theme="dark"] [data-contrast="high"]:not([data-theme]):not(',
    '  :where(:root:not([data-contrast])) [data-theme="dark"]:not([data-contrast]):not(',
  ])
    expect(text).toContain(selector);
  expect(text).toContain('\n[data-density="compact"] {\n');
});

it("declares both schemes of a color in one place, and other values separately", () => {
  const text = print({ schemeSelector: "light-dark" });
  expect(text).toContain(":root {\n  color-scheme: light dark;\n}");
  expect(text).toContain('[data-theme="dark"] {\n  color-scheme: dark;\n}');
  expect(text).toMatch(/--color-text: light-dark\(var\(--[\w-]+\), var\(--[\w-]+\)\);/);
  expect(text.match(/light-dark\(/g)?.length).toBeGreaterThan(20);
  expect(text).toMatch(/\[data-theme="dark"\] \{\n {2}--shadow-1: /);
});

it("has no circular references if colors refer to one another in the two schemes", () => {
  const alias = (to: string): Alias => ({ type: "alias", to: tokenPath(to) });
  const inSchemes = (light: Alias, dark: Alias): Rule => ({
    type: "rule",
    otherwise: light,
    cases: [{ when: { scheme: "dark" }, then: dark }],
  });
  const crossed = designOf({
    ...recipe,
    customTokens: {
      [tokenPath("color.a")]: inSchemes(alias("color.text"), alias("color.b")),
      [tokenPath("color.b")]: inSchemes(alias("color.a"), alias("color.link")),
      [tokenPath("color.c")]: inSchemes(alias("color.a"), alias("color.b")),
    },
  });
  const text = printCss(crossed, { schemeSelector: "light-dark" });
  expect(text).toMatch(/--color-a: light-dark\(#[\da-f]{6}, #[\da-f]{6}\);/);
  expect(text).toMatch(/--color-b: light-dark\(#[\da-f]{6}, #[\da-f]{6}\);/);
  expect(text).toContain("--color-c: light-dark(var(--color-a), var(--color-b));");
  expect(printCss(crossed)).toContain("--color-b: var(--color-a);");
});

it("has one scheme and no choice if the options have only one", () => {
  const text = print({ schemeSelector: "light-dark", schemes: ["light"] });
  expect(text).not.toMatch(/light-dark|light dark|data-theme/);
});

it("declares wide colors over those for every browser", () => {
  const layer = "@supports (color: oklch(0 0 0)) {\n  @media (color-gamut: p3) {\n    :root {\n";
  const text = print({ wideColors: true });
  expect(text.indexOf(layer)).toBeGreaterThan(text.indexOf("--color-primary-50: #"));
  expect(text.slice(text.indexOf(layer))).toMatch(/^ {6}--color-primary-300: oklch\(/m);
  expect(text.slice(text.indexOf(layer))).toMatch(/^ {6}--color-primary-700: #2447b8;/m);
  expect(printCss(gray, { wideColors: true })).not.toContain("@supports");
});

it("registers tokens with one type, each with a value that does not depend on an element", () => {
  const text = print({ registersProperties: true, prefix: "ds" });
  const rule = (syntax: string, initial: string): string =>
    `{\n  syntax: "${syntax}";\n  inherits: true;\n  initial-value: ${initial};\n}`;
  expect(text).toContain(`@property --ds-radius-m ${rule("<length>", "8px")}`);
  expect(text).toContain(`@property --ds-color-primary-700 ${rule("<color>", "#2447b8")}`);
  expect(text).not.toMatch(
    /@property --ds-(?:letter-spacing|font-family|easing|shadow|z-index-auto)/,
  );
});

it("declares each wide color if modes share the color of other screens", () => {
  const color = (c: number): ColorValue => ({
    type: "color",
    hex: middle,
    alpha: 1,
    wide: { l: 0.6, c, h: 30 },
  });
  const path = tokenPath("brand");
  const cases = [{ when: { scheme: "dark" }, then: color(0.25) }] as const;
  const definition = { type: "rule", otherwise: color(0.2), cases } as const;
  const set = designOf({ ...recipe, customTokens: { [path]: definition } });
  for (const schemeSelector of ["attribute", "light-dark"] as const) {
    const text = printCss(set, { schemeSelector, wideColors: true });
    expect(text).toContain("oklch(0.6 0.2 30)");
    expect(text).toContain("oklch(0.6 0.25 30)");
  }
});
