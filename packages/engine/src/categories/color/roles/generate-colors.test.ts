import Color from "colorjs.io";
import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { checkPromises } from "#checks/check-promises.ts";
import { hardBases } from "#checks/testing/hard-bases.ts";
import type { HexColor } from "#color/hex-color.ts";
import { hexOfBits } from "#color/rgb.ts";
import { oklabOf } from "#color/oklab.ts";
import { oklchOf } from "#color/oklch.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { defaultModes, type Modes } from "#tokens/modes/mode.ts";
import { resolveTokens } from "#tokens/modes/resolve.ts";
import type { Token } from "#tokens/token.ts";
import { tokenName, tokenPath, type TokenPath } from "#tokens/token-path.ts";
import { generatePalette } from "../palette/index.ts";
import { defaultAdvancedColor } from "../advanced-color.ts";
import { generateColors } from "./index.ts";

const isLong = inject("form") === "long";
const runs = { seed: 20250604, numRuns: isLong ? 10_000 : 150 };

const hexColors = fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits);
const colorRecipes = fc.record({
  base: hexColors,
  status: fc.record({ success: hexColors, warning: hexColors, danger: hexColors, info: hexColors }),
  neutralChroma: fc.double({ min: 0, max: 0.02, noNaN: true }),
  advanced: fc.constant(defaultAdvancedColor),
});

function tokensOf(color: Recipe["color"]): ReadonlyMap<TokenPath, Token> {
  return new Map(generateColors({ color }).map((token) => [token.path, token]));
}

/** Lists the hex of each color in some modes. */
function colorsIn(
  tokens: ReadonlyMap<TokenPath, Token>,
  modes: Partial<Modes>,
): (path: string) => HexColor {
  const values = resolveTokens(tokens, { ...defaultModes, ...modes });
  return (path) => {
    const value = values.get(tokenPath(path));
    if (value?.type !== "color") throw new Error(`no color at ${path}`);
    return value.hex;
  };
}

/** Returns the relative luminance by WCAG 2.2, on linear light as colorjs.io computes it. */
function luminanceOf(hex: string): number {
  const [r, g, b] = new Color(hex).to("srgb-linear").coords;
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function expectPromisesKept(color: Recipe["color"]): void {
  const tokens = tokensOf(color);
  const luminances = new Map<string, number>();
  const measure = (hex: string): number => {
    const known = luminances.get(hex) ?? luminanceOf(hex);
    luminances.set(hex, known);
    return known + 0.05;
  };
  const promises = checkPromises((modes) => resolveTokens(tokens, { ...defaultModes, ...modes }));
  const resolved = new Map<string, (path: string) => HexColor>();
  for (const { foreground, background, modes, leastContrast, isKept } of promises) {
    const key = `${modes.scheme} ${modes.contrast}`;
    const find = resolved.get(key) ?? colorsIn(tokens, modes);
    resolved.set(key, find);
    const [one, other] = [measure(find(foreground)), measure(find(background))];
    const contrast = Math.max(one, other) / Math.min(one, other);
    const place = `${foreground} on ${background}, ${key}, base ${color.base}`;
    expect(isKept, place).toBe(true);
    expect(contrast + 1e-9, place).toBeGreaterThanOrEqual(leastContrast);
  }
}

describe("generateColors", () => {
  test("keeps every promise of the hard bases in every mode, also measured by colorjs.io", () => {
    for (const base of hardBases) expectPromisesKept(createRecipe(base).color);
  });

  test("keeps every promise of any recipe in every mode, also measured by colorjs.io", () => {
    fc.assert(fc.property(colorRecipes, expectPromisesKept), runs);
    if (isLong) console.log(`role promises kept: all of ${runs.numRuns} recipes, in every mode`);
  }, 600_000);

  test("fills actions with the base itself in light mode, if it contrasts with the surfaces", () => {
    for (const base of ["#2447b8", "#3b82f6", "#dc2626", "#0d9488", "#000000"]) {
      const { color } = createRecipe(base as HexColor);
      expect(colorsIn(tokensOf(color), {})("color.action-solid")).toBe(base);
    }
  });

  test("fills actions with the nearest step if the base itself is too pale", () => {
    const { color } = createRecipe("#f59e0b" as HexColor);
    const { steps } = generatePalette(color.base);
    expect(colorsIn(tokensOf(color), {})("color.action-solid")).toBe(
      steps.find(({ step }) => step === 600)?.hex,
    );
  });

  test("raises dark surfaces by lightness", () => {
    fc.assert(
      fc.property(colorRecipes, (color) => {
        const find = colorsIn(tokensOf(color), { scheme: "dark" });
        const lightness = [0, 1, 2, 3, 4].map((level) => oklabOf(find(`color.surface-${level}`)).l);
        expect(lightness).toEqual(lightness.toSorted((a, b) => a - b));
        expect(new Set(lightness).size).toBe(5);
      }),
      { ...runs, numRuns: 100 },
    );
  });

  test("keeps quiet surfaces quiet, under any color", () => {
    fc.assert(
      fc.property(colorRecipes, (color) => {
        const tokens = tokensOf(color);
        const [light, dark] = [colorsIn(tokens, {}), colorsIn(tokens, { scheme: "dark" })];
        for (const meaning of ["action", "success", "warning", "danger", "info"]) {
          expect(oklchOf(light(`color.${meaning}-subtle`)).c).toBeLessThanOrEqual(0.065);
          expect(oklchOf(dark(`color.${meaning}-subtle`)).c).toBeLessThanOrEqual(0.06);
        }
      }),
      { ...runs, numRuns: runs.numRuns / 10 },
    );
  });

  test("uses steps of the ramps for roles, so that a file can refer to the step", () => {
    const tokens = tokensOf(createRecipe().color);
    expect(tokens.get(tokenPath("color.text"))?.definition).toEqual({
      type: "rule",
      otherwise: { type: "alias", to: "color.neutral.950" },
      cases: [{ when: { scheme: "dark" }, then: { type: "alias", to: "color.neutral.50" } }],
    });
  });

  test("gives every color one name and a description", () => {
    const tokens = generateColors(createRecipe());
    expect(new Set(tokens.map(({ path }) => tokenName(path))).size).toBe(tokens.length);
    for (const { description, category, pinned } of tokens) {
      expect(description).toMatch(/^\p{Lu}/u);
      expect(category).toBe("color");
      expect(pinned).toBe(false);
    }
  });

  test("changes only what depends on a changed decision", () => {
    const before = createRecipe().color;
    const after = { ...before, status: { ...before.status, success: "#2f8f6b" as HexColor } };
    const old = tokensOf(before);
    const changed = [...tokensOf(after).values()].filter(
      ({ path, definition }) =>
        JSON.stringify(old.get(path)?.definition) !== JSON.stringify(definition),
    );
    expect(changed.length).toBeGreaterThan(0);
    for (const { path } of changed) expect(path).toContain("success");
  });
});
