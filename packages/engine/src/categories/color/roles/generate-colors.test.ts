import Color from "colorjs.io";
import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { defaultContrastTargets } from "#checks/contrast-target.ts";
import { checkPromises } from "#checks/check-promises.ts";
import { promisedPairsOf } from "#checks/promised-pairs.ts";
import { hardBases } from "#checks/testing/hard-bases.ts";
import type { HexColor } from "#color/hex-color.ts";
import { contrastRatio } from "#color/contrast.ts";
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
import { inkRules, roleRulesOf, solidRules } from "../decisions.ts";
import { generateColors } from "./index.ts";

const isLong = inject("form") === "long";
const runs = { seed: 20250604, numRuns: isLong ? 10_000 : 150 };

const hexColors = fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits);
const colorRecipes = fc.record({
  base: hexColors,
  status: fc.record({ success: hexColors, warning: hexColors, danger: hexColors, info: hexColors }),
  neutralChroma: fc.double({ min: 0, max: 0.02, noNaN: true }),
  solid: fc.constantFrom(...solidRules),
  ink: fc.constantFrom(...inkRules),
  contrastTargets: fc.constant(defaultContrastTargets),
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
  const promises = checkPromises(
    (modes) => resolveTokens(tokens, { ...defaultModes, ...modes }),
    promisedPairsOf(roleRulesOf(color)),
  );
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

  test("fills every meaning with its base in the light scheme, if the base has a hue", () => {
    const brands = colorRecipes.map((color) => ({ ...color, solid: "brand" as const }));
    fc.assert(
      fc.property(brands, (color) => {
        const find = colorsIn(tokensOf(color), {});
        for (const [meaning, base] of Object.entries({ action: color.base, ...color.status }))
          if (oklchOf(base).c >= 0.03) expect(find(`color.${meaning}-solid`)).toBe(base);
      }),
      runs,
    );
  });

  test("fills actions in the dark scheme with the base, or with a step that is visible", () => {
    const fillOf = (base: string): HexColor =>
      colorsIn(tokensOf(createRecipe(base as HexColor).color), { scheme: "dark" })(
        "color.action-solid",
      );
    expect(fillOf("#ffdb00")).toBe("#ffdb00");
    const navy = fillOf("#1a1446");
    expect(navy).not.toBe("#1a1446");
    expect(contrastRatio(navy, "#101014" as HexColor)).toBeGreaterThanOrEqual(2);
  });

  test("fills actions of a grey brand with a color of 8:1 to the page, the base if it has that", () => {
    const greys = fc.integer({ min: 0, max: 255 }).map((level) => hexOfBits(level * 0x010101));
    fc.assert(
      fc.property(greys, fc.constantFrom("light", "dark"), (base, scheme) => {
        const find = colorsIn(tokensOf(createRecipe(base).color), { scheme });
        const [solid, page] = [find("color.action-solid"), find("color.surface-1")];
        expect(contrastRatio(solid, page)).toBeGreaterThanOrEqual(8);
        if (contrastRatio(base, page) >= 8) expect(solid).toBe(base);
      }),
      { ...runs, numRuns: 512 },
    );
  });

  test("draws the edge of a solid fill with the fill, or with a step that contrasts with every surface", () => {
    fc.assert(
      fc.property(colorRecipes, (color) => {
        const find = colorsIn(tokensOf(color), {});
        const solid = find("color.action-solid");
        const surfaces = [0, 1, 2, 3, 4].map((level) => find(`color.surface-${level}`));
        const isVisible = surfaces.every((surface) => contrastRatio(solid, surface) >= 3);
        const edge = find("color.action-solid-border");
        if (isVisible) expect(edge).toBe(solid);
        for (const surface of surfaces)
          expect(contrastRatio(edge, surface)).toBeGreaterThanOrEqual(3);
      }),
      { ...runs, numRuns: 100 },
    );
  });

  test("shows each state of a solid fill in a different color", () => {
    fc.assert(
      fc.property(colorRecipes, fc.constantFrom("light", "dark"), (color, scheme) => {
        const find = colorsIn(tokensOf(color), { scheme });
        for (const meaning of ["action", "success", "warning", "danger", "info"]) {
          const states = ["", "-hover", "-pressed"].map((state) =>
            find(`color.${meaning}-solid${state}`),
          );
          expect(new Set(states).size).toBe(3);
        }
      }),
      runs,
    );
  });

  test("fills actions with a step of 3:1 to the surfaces, if fills are strict", () => {
    const color = { ...createRecipe("#f59e0b" as HexColor).color, solid: "strict" as const };
    const { steps } = generatePalette(color.base);
    expect(colorsIn(tokensOf(color), {})("color.action-solid")).toBe(
      steps.find(({ step }) => step === 600)?.hex,
    );
  });

  test("writes white labels on fills from 3:1 on, if labels are bold", () => {
    const { color } = createRecipe("#1877f2" as HexColor);
    const inkOf = (ink: "aa" | "bold"): HexColor =>
      colorsIn(tokensOf({ ...color, ink }), {})("color.on-action-solid");
    expect(inkOf("bold")).toBe("#ffffff");
    expect(inkOf("aa")).not.toBe("#ffffff");
  });

  test("solves the roles with the colors that steps are pinned to", () => {
    const { color } = createRecipe();
    const pin = { type: "color", hex: "#f2f2f2" as HexColor, alpha: 1 } as const;
    const faint = { type: "color", hex: "#2447b8" as HexColor, alpha: 0.2 } as const;
    const definitionsWith = (step: string, definition: typeof pin | typeof faint) => {
      const tokens = generateColors({
        color,
        overrides: { [`color.primary.${step}`]: definition },
      });
      return new Map(tokens.map((token) => [token.path as string, token.definition]));
    };
    const link = tokensOf(color).get(tokenPath("color.link"))?.definition;
    expect(link).toMatchObject({ otherwise: { to: "color.primary.700" } });
    expect(definitionsWith("700", pin).get("color.link")).toMatchObject({
      otherwise: { to: "color.primary.800" },
    });
    expect(definitionsWith("700", faint).get("color.link")).toMatchObject({
      otherwise: { type: "color", hex: "#2447b8" },
    });
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
          expect(oklchOf(light(`color.${meaning}-subtle`)).c).toBeLessThanOrEqual(0.073);
          expect(oklchOf(dark(`color.${meaning}-subtle`)).c).toBeLessThanOrEqual(0.078);
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

  test("describes every role and base color, and no step, whose name is enough", () => {
    const recipe = createRecipe();
    const tokens = generateColors(recipe);
    expect(new Set(tokens.map(({ path }) => tokenName(path))).size).toBe(tokens.length);
    for (const { path, description, category, pinned } of tokens) {
      const isStep = /^color\.(?!data)[a-z]+\.\d+$/.test(path);
      if (!isStep) expect(description, path).toMatch(/^\p{Lu}/u);
      const words = path.split(".").slice(1).join(" ");
      expect(description?.toLowerCase()).not.toBe(words);
      expect(category).toBe("color");
      expect(pinned).toBe(false);
    }
    const steps = tokens.filter(({ path }) => path.startsWith("color.primary."));
    expect(steps.flatMap(({ description }) => description ?? [])).toEqual([
      "The base color of primary",
    ]);
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
