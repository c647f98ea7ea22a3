import { describe, expect, test } from "vitest";
import type { HexColor } from "#color/hex-color.ts";
import { designOf } from "./testing/design-of.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Modes } from "#tokens/modes/mode.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { explainFill } from "./explain-fill.ts";

function reasonOf(base: string, modes: Partial<Modes> = {}, solid: "brand" | "strict" = "brand") {
  const recipe = createRecipe(base as HexColor);
  return explainFill(designOf({ ...recipe, color: { ...recipe.color, solid } }), "primary", modes)
    ?.reason;
}

describe("explainFill", () => {
  test("explains nothing if buttons have the base color", () => {
    expect(reasonOf("#ffdb00")).toBeUndefined();
    expect(reasonOf("#ffdb00", { scheme: "dark" })).toBeUndefined();
    expect(reasonOf("#000000")).toBeUndefined();
  });

  test("returns why buttons have another color", () => {
    expect(reasonOf("#ffdb00", {}, "strict")).toBe("strict");
    expect(reasonOf("#ffdb00", { contrast: "high" })).toBe("highContrast");
    expect(reasonOf("#1a1446", { scheme: "dark" })).toBe("dark");
    expect(reasonOf("#000000", { scheme: "dark" })).toBe("grey");
    expect(reasonOf("#808080")).toBe("grey");
  });

  test("explains nothing about a color that is pinned", () => {
    const pin = { type: "color", hex: "#ff0000" as HexColor, alpha: 1 } as const;
    const recipe: Recipe = {
      ...createRecipe(),
      overrides: { [tokenPath("color.action-solid")]: pin },
    };
    expect(explainFill(designOf(recipe), "primary", {})).toBeUndefined();
  });

  test("explains the fills of statuses and extra palettes by their own bases", () => {
    const { color, ...recipe } = createRecipe("#ffdb00" as HexColor);
    const design = designOf({
      ...recipe,
      color: {
        ...color,
        status: { ...color.status, danger: "#7f1d1d" as HexColor },
        advanced: {
          ...color.advanced,
          palettes: {
            night: { base: "#1a1446" as HexColor, hasRoles: true },
            plain: { base: "#1a1446" as HexColor, hasRoles: false },
          },
        },
      },
    });
    const dark = { scheme: "dark" } as const;
    expect(explainFill(design, "danger", {})).toBeUndefined();
    expect(explainFill(design, "danger", dark)?.reason).toBe("dark");
    expect(explainFill(design, "night", dark)?.reason).toBe("dark");
    expect(explainFill(design, "plain", dark)).toBeUndefined();
    expect(explainFill(design, "neutral", dark)).toBeUndefined();
  });
});
