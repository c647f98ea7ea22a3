import { describe, expect, it } from "vitest";
import { gamutOfHue } from "#color/gamut.ts";
import type { HexColor } from "#color/hex-color.ts";
import { maxP3ChromaIn } from "#color/p3-gamut.ts";
import { defaultAdvancedColor } from "#categories/color/advanced-color.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { ColorValue } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { renameTakenSteps } from "#recipe/rename-taken-steps.ts";
import { createDesign, parseRecipe } from "./parse-recipe.ts";
import { parseStoredRecipe } from "./parse-stored-recipe.ts";

const alias = (to: string) => ({ type: "alias", to: tokenPath(to) }) as const;
const stored = (recipe: Recipe): unknown => JSON.parse(JSON.stringify(recipe));

function withTakenSteps(): Recipe {
  const recipe = createRecipe();
  const advanced = {
    ...defaultAdvancedColor,
    stepNames: ["solid", "text", "text2", "900"],
    baseSteps: { primary: "text" },
    pinnedSteps: { success: { solid: "#ffffff" as HexColor } },
  };
  return { ...recipe, color: { ...recipe.color, advanced } };
}

describe("a recipe that was stored before a rule existed", () => {
  it("is unchanged if no rule refuses it", () => {
    const recipe = createRecipe();
    expect(parseStoredRecipe(stored(recipe))).toEqual({ ok: true, value: createDesign() });
    expect(renameTakenSteps(recipe)).toBe(recipe);
  });

  it("gets other names for steps that are named as roles, everywhere", () => {
    const recipe = withTakenSteps();
    expect(parseRecipe(recipe).ok).toBe(false);
    const parsed = parseStoredRecipe(stored(recipe));
    expect(parsed).toMatchObject({ ok: true });
    expect(parsed.ok && parsed.value.recipe.color.advanced).toMatchObject({
      stepNames: ["solid2", "text3", "text2", "900"],
      baseSteps: { primary: "text3" },
      pinnedSteps: { success: { solid2: "#ffffff" } },
    });
    expect(parsed.ok && parsed.value.recipe).toEqual(renameTakenSteps(recipe));
  });

  it("keeps the look that it had before a decision existed", () => {
    const { solid: _, ink, advanced, ...color } = createRecipe().color;
    const { hueShift: __, ...taste } = advanced.taste;
    const older = { ...createRecipe(), color: { ...color, advanced: { ...advanced, taste } } };
    const parsed = parseStoredRecipe(stored(older as unknown as Recipe));
    expect(parsed.ok && parsed.value.recipe.color).toMatchObject({
      solid: "strict",
      ink,
      advanced: { taste: { hueShift: "none" } },
    });
    const entered = parseRecipe(older);
    expect(entered.ok && entered.value.recipe.color).toMatchObject({
      solid: "brand",
      ink,
      advanced: { taste: { hueShift: "natural" } },
    });
  });

  it("gets other names for custom tokens that are named as roles, and keeps their aliases", () => {
    const gray = { type: "color", hex: "#888888" as HexColor, alpha: 1 } as const;
    const customTokens = {
      [tokenPath("color.disabled")]: gray,
      [tokenPath("color.disabled2")]: alias("color.disabled"),
    };
    const parsed = parseStoredRecipe(stored({ ...createRecipe(), customTokens }));
    expect(parsed.ok && parsed.value.recipe.customTokens).toEqual({
      "color.disabled3": gray,
      "color.disabled2": alias("color.disabled3"),
    });
  });

  it("gets wide colors inside Display P3, everywhere", () => {
    const color = (c: number): ColorValue => {
      const hex = "#0a3d1c" as HexColor;
      return { type: "color", hex, alpha: 1, wide: { l: 0.3, c, h: 140 } };
    };
    const layer = { offsetXPx: 0, offsetYPx: 0, blurPx: 0, spreadPx: 0 };
    const recipe = {
      ...createRecipe(),
      overrides: {
        [tokenPath("color.text")]: {
          type: "rule",
          otherwise: color(0.05),
          cases: [{ when: { scheme: "dark" }, then: color(0.5) }],
        },
      },
      customTokens: {
        [tokenPath("wide.c")]: { type: "shadow", layers: [{ ...layer, color: color(0.5) }] },
      },
    } satisfies Recipe;
    expect(parseRecipe(recipe).ok).toBe(false);
    const parsed = parseStoredRecipe(stored(recipe));
    const text = JSON.stringify(parsed.ok && parsed.value.recipe);
    const [kept, ...clamped] = [...text.matchAll(/"c":([\d.]+)/g)].map(([, c]) => Number(c));
    const most = maxP3ChromaIn(gamutOfHue(140), 0.3);
    expect(kept).toBe(0.05);
    expect(clamped).toEqual([expect.closeTo(most, 4), expect.closeTo(most, 4)]);
    expect(parsed.ok && parseRecipe(parsed.value.recipe)).toEqual(parsed);
  });

  it("loses the brackets in its font names, everywhere", () => {
    const { typography, ...recipe } = createRecipe();
    const family = (...families: string[]) => ({ type: "fontFamily", families }) as const;
    const bracketed = {
      ...recipe,
      typography: { ...typography, familyBody: ["url(https://a.test/b)", "Inter"] },
      overrides: { [tokenPath("font-family.heading")]: family("Söhne (Book) Web", "()") },
      customTokens: { [tokenPath("own.family")]: family("(Inter)") },
    } satisfies Recipe;
    expect(parseRecipe(bracketed).ok).toBe(false);
    const parsed = parseStoredRecipe(stored(bracketed));
    expect(parsed).toMatchObject({ ok: true });
    expect(parsed.ok && parsed.value.recipe.typography.familyBody).toEqual([
      "url https://a.test/b",
      "Inter",
    ]);
    expect(parsed.ok && parsed.value.recipe.overrides).toEqual({
      "font-family.heading": family("Söhne Book Web", "sans-serif"),
    });
    expect(parsed.ok && parsed.value.recipe.customTokens).toEqual({
      "own.family": family("Inter"),
    });
  });

  it("keeps the pins on these steps, and the aliases of them", () => {
    const color = { type: "color", hex: "#aa2222" as HexColor, alpha: 1 } as const;
    const recipe: Recipe = {
      ...withTakenSteps(),
      overrides: { [tokenPath("color.danger.text")]: color },
      customTokens: { [tokenPath("brand.ink")]: alias("color.primary.text") },
    };
    const parsed = parseStoredRecipe(stored(recipe));
    expect(parsed).toMatchObject({ ok: true });
    expect(parsed.ok && parsed.value.recipe.overrides).toEqual({ "color.danger.text3": color });
    expect(parsed.ok && parsed.value.recipe.customTokens).toEqual({
      "brand.ink": alias("color.primary.text3"),
    });
  });

  it("gets names for these steps that no custom token and no palette has", () => {
    const { color, ...recipe } = withTakenSteps();
    const stepNames = ["solid", "text", "subtle", "900"];
    const palette = { base: "#0d9488" as HexColor, hasRoles: false };
    const palettes = { "primary-solid2": palette };
    const advanced = { ...defaultAdvancedColor, stepNames, palettes };
    const own = { type: "color", hex: "#aa2222" as HexColor, alpha: 1 } as const;
    const customTokens = {
      [tokenPath("color.warning.text2")]: own,
      [tokenPath("color.neutral-text3")]: own,
      [tokenPath("color.primary-solid2.subtle2")]: own,
      [tokenPath("own.primary.subtle3")]: own,
    };
    const parsed = parseStoredRecipe(
      stored({ ...recipe, color: { ...color, advanced }, customTokens }),
    );
    expect(parsed).toMatchObject({ ok: true });
    expect(parsed.ok && parsed.value.recipe.color.advanced.stepNames).toEqual([
      "solid3",
      "text4",
      "subtle3",
      "900",
    ]);
    expect(parsed.ok && parsed.value.recipe.customTokens).toEqual(customTokens);
  });

  it("gets other names for palettes that are named as colors of charts, with their pins and aliases", () => {
    const recipe = createRecipe();
    const palette = { base: "#0d9488" as HexColor, hasRoles: true };
    const palettes = { data: palette, "data-sequential": palette, "data-1": palette };
    const own = { type: "color", hex: "#aa2222" as HexColor, alpha: 1 } as const;
    const saved: Recipe = {
      ...recipe,
      color: {
        ...recipe.color,
        advanced: { ...defaultAdvancedColor, palettes, pinnedSteps: { data: { 500: own.hex } } },
      },
      overrides: { [tokenPath("color.data-solid")]: own },
      customTokens: {
        [tokenPath("chart.line")]: alias("color.data.500"),
        [tokenPath("color.data-sequential2.500")]: own,
      },
    };
    expect(parseRecipe(saved)).toMatchObject({
      ok: false,
      problems: [{ code: "name-taken" }, {}, {}],
    });
    const parsed = parseStoredRecipe(stored(saved));
    expect(parsed).toMatchObject({ ok: true });
    const opened = parsed.ok ? parsed.value.recipe : recipe;
    expect(opened.color.advanced).toMatchObject({
      palettes: { data2: palette, "data-sequential3": palette, "data-13": palette },
      pinnedSteps: { data2: { 500: own.hex } },
    });
    expect(opened.overrides).toEqual({ "color.data2-solid": own });
    expect(opened.customTokens).toMatchObject({ "chart.line": alias("color.data2.500") });
  });

  it("is refused if no rule ever accepted it", () => {
    const parsed = parseStoredRecipe({ ...createRecipe(), units: { length: "%" } });
    expect(parsed).toMatchObject({ ok: false, problems: [{ path: "units.length" }] });
    for (const input of [null, 1, "x", [], {}]) expect(parseStoredRecipe(input).ok).toBe(false);
  });
});
