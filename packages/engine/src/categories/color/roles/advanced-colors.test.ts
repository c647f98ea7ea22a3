import fc from "fast-check";
import Color from "colorjs.io";
import { describe, expect, inject, test } from "vitest";
import { defaultContrastTargets } from "#checks/contrast-target.ts";
import { checkPromises } from "#checks/check-promises.ts";
import { promisedPairsOf } from "#checks/promised-pairs.ts";
import { hardBases } from "#checks/testing/hard-bases.ts";
import type { HexColor } from "#color/hex-color.ts";
import { hexOfBits } from "#color/rgb.ts";
import { oklchOf } from "#color/oklch.ts";
import { defaultAdvancedColor, type AdvancedColor, type ExtraPalette } from "../advanced-color.ts";
import { arbitraryAdvancedColor } from "../arbitrary-advanced-color.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { listModes } from "#tokens/modes/mode.ts";
import { resolveTokens } from "#tokens/modes/resolve.ts";
import type { ColorValue, Token } from "#tokens/token.ts";
import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
import { inkRules, roleRulesOf, solidRules } from "../decisions.ts";
import { generateColors } from "./index.ts";

const runs = { seed: 20250605, numRuns: inject("form") === "long" ? 10_000 : 200 };
const hexColors = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits) },
  { weight: 1, arbitrary: fc.constantFrom(...hardBases) },
);
const colors: fc.Arbitrary<Recipe["color"]> = fc.record({
  base: hexColors,
  status: fc.record({ success: hexColors, warning: hexColors, danger: hexColors, info: hexColors }),
  neutralChroma: fc.integer({ min: 0, max: 200 }).map((n) => n / 10_000),
  solid: fc.constantFrom(...solidRules),
  ink: fc.constantFrom(...inkRules),
  contrastTargets: fc.constant(defaultContrastTargets),
  advanced: arbitraryAdvancedColor(),
});

function tokensOf(color: Recipe["color"]): ReadonlyMap<TokenPath, Token> {
  return new Map(generateColors({ color }).map((token) => [token.path, token]));
}

const luminances = new Map<string, number>();

/** Returns the relative luminance by WCAG 2.2, on linear light as colorjs.io computes it. */
function luminanceOf(text: string): number {
  const known = luminances.get(text);
  if (known !== undefined) return known;
  const [r, g, b] = new Color(text).to("srgb-linear").coords;
  const luminance = 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
  luminances.set(text, luminance);
  return luminance;
}

/** Returns a color as an sRGB screen and a Display P3 screen show it. */
function showOnScreens({ hex, wide }: ColorValue): readonly [string, string] {
  return [hex, wide ? `oklch(${wide.l} ${wide.c} ${wide.h})` : hex];
}

function expectKept(color: Recipe["color"]): void {
  const tokens = tokensOf(color);
  const resolved = new Map(
    listModes().map((modes) => [`${modes.scheme} ${modes.contrast}`, resolveTokens(tokens, modes)]),
  );
  const valuesIn = (modes: { scheme: string; contrast: string }) =>
    resolved.get(`${modes.scheme} ${modes.contrast}`) as ReadonlyMap<TokenPath, ColorValue>;
  for (const promise of checkPromises(valuesIn, promisedPairsOf(roleRulesOf(color)))) {
    const { foreground, background, modes, leastContrast, isKept } = promise;
    const values = valuesIn(modes);
    const over = showOnScreens(values.get(foreground) as ColorValue);
    const under = showOnScreens(values.get(background) as ColorValue);
    for (const screen of [0, 1] as const) {
      const one = luminanceOf(over[screen]) + 0.05;
      const other = luminanceOf(under[screen]) + 0.05;
      const contrast = Math.max(one, other) / Math.min(one, other);
      if (contrast + 1e-6 >= leastContrast && isKept) continue;
      const place = `${foreground} on ${background}, ${modes.scheme} ${modes.contrast}`;
      expect.fail(`${place}: ${contrast} of ${leastContrast}, ${JSON.stringify(color)}`);
    }
  }
}

describe("generateColors of an advanced color system", { timeout: 900_000 }, () => {
  test("keeps every promise of every role in every mode, on both kinds of screen, also measured by colorjs.io", () => {
    fc.assert(fc.property(colors, expectKept), runs);
  });

  test("generates the steps of an extra palette, and its roles if it has them", () => {
    const tokens = tokensOf(
      withAdvanced({ palettes: { brand: extra(true), plain: extra(false) } }),
    );
    const below = (name: string): readonly string[] =>
      [...tokens.keys()].filter((path) => path.includes(name));
    expect(below("plain")).toEqual(
      defaultAdvancedColor.stepNames.map((step) => `color.plain.${step}`),
    );
    expect(below("brand").filter((path) => !path.startsWith("color.brand."))).toEqual([
      "color.brand-subtle",
      "color.brand-solid",
      "color.brand-solid-hover",
      "color.brand-solid-pressed",
      "color.brand-solid-border",
      "color.on-brand-solid",
      "color.on-brand-subtle",
      "color.brand-text",
      "color.brand-border",
    ]);
  });

  test("adds palettes without changing a token of the others", () => {
    const before = tokensOf(createRecipe().color);
    const after = tokensOf(withAdvanced({ palettes: { brand: extra(true) } }));
    for (const [path, token] of before) expect(after.get(path)).toEqual(token);
  });

  test("uses quiet surfaces from the tints, as aliases, if a recipe has tints", () => {
    const base = "#ffff00" as HexColor;
    const tokens = tokensOf({ ...withAdvanced({ hasTints: true }), base, solid: "strict" });
    expect(tokens.get(tokenPath("color.action-subtle"))?.definition).toMatchObject({
      otherwise: { type: "alias", to: "color.primary-tint.100" },
      cases: [{ when: { scheme: "dark" }, then: { type: "alias" } }],
    });
    const tints = [...tokens].filter(([path]) => path.startsWith("color.primary-tint."));
    expect(tints).toHaveLength(11);
    for (const [, { definition }] of tints)
      expect(oklchOf((definition as ColorValue).hex).c).toBeLessThan(0.08);
  });

  test("generates the same colors of every option as always", async () => {
    const color = withAdvanced({
      stepNames: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"],
      hasTints: true,
      taste: {
        vividness: "vivid",
        hueShift: "none",
        yellows: "golden",
        lightEnd: "bright",
        darkEnd: "deep",
      },
      palettes: { brand: extra(true), sun: { base: "#f5c400" as HexColor, hasRoles: false } },
      baseSteps: { brand: "9" },
      pinnedSteps: { primary: { "4": "#a9b8f0" as HexColor } },
    });
    const lines = [...tokensOf(color)].map(([path, { definition }]) => [path, definition] as const);
    const text = `${JSON.stringify(Object.fromEntries(lines), null, 1)}\n`;
    await expect(text).toMatchFileSnapshot("./golden/advanced.golden.json");
  });

  test("names the steps as the recipe does, also in the aliases of roles", () => {
    const stepNames = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
    const tokens = tokensOf(withAdvanced({ stepNames }));
    const steps = [...tokens.keys()].filter((path) => path.startsWith("color.primary."));
    expect(steps).toEqual(stepNames.map((name) => `color.primary.${name}`));
    expect(tokens.get(tokenPath("color.text"))?.definition).toMatchObject({
      otherwise: { type: "alias", to: "color.neutral.12" },
    });
  });
});

function extra(hasRoles: boolean): ExtraPalette {
  return { base: "#0d9488" as HexColor, hasRoles };
}

function withAdvanced(part: Partial<AdvancedColor>): Recipe["color"] {
  return { ...createRecipe().color, advanced: { ...defaultAdvancedColor, ...part } };
}
