import { defineToken } from "#tokens/define-token.ts";
import { convertPxToLength } from "#tokens/length.ts";
import type { Alias, Rule, Token } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { Units } from "../units.ts";
import type { Spacing } from "./decisions.ts";

type SpacingRecipe = { readonly spacing: Spacing; readonly units: Units };

/**
 * Generates the spacing scale: every step in both densities, and under its own name the one of the
 * current density. A compact step is the comfortable one below it, and the lowest is the same in
 * both.
 */
export function generateSpacing(recipe: SpacingRecipe): readonly Token[] {
  const { unitPx, steps } = recipe.spacing;
  return steps.flatMap(({ key, units }, index) => [
    defineToken(`spacing.${key}`, "spacing", followDensity(key)),
    defineToken(
      `spacing.${key}-comfortable`,
      "spacing",
      convertPxToLength(units * unitPx, recipe.units.length),
    ),
    defineToken(
      `spacing.${key}-compact`,
      "spacing",
      aliasOf(`${steps[Math.max(0, index - 1)]?.key}-comfortable`),
    ),
  ]);
}

function followDensity(key: string): Rule {
  return {
    type: "rule",
    otherwise: aliasOf(`${key}-comfortable`),
    cases: [{ when: { density: "compact" }, then: aliasOf(`${key}-compact`) }],
  };
}

function aliasOf(step: string): Alias {
  return { type: "alias", to: tokenPath(`spacing.${step}`) };
}
