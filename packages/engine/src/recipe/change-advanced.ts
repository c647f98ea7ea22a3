import type { AdvancedColor, ByPalette } from "#categories/color/advanced-color.ts";
import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
import type { Recipe } from "./recipe.ts";

/** Returns the recipe with some other advanced decisions of its colors. */
export function withAdvanced(
  recipe: Recipe,
  change: (advanced: AdvancedColor) => Partial<AdvancedColor>,
): Recipe {
  const { advanced } = recipe.color;
  return {
    ...recipe,
    color: { ...recipe.color, advanced: { ...advanced, ...change(advanced) } },
  };
}

/** Returns values under their new names, without those that have none. */
export function renameKeys<T>(
  values: ByPalette<T>,
  rename: (name: string) => string | undefined,
): ByPalette<T> {
  const renamed = Object.entries(values).map(([name, value]) => [rename(name), value] as const);
  return Object.fromEntries(renamed.filter(([name]) => name !== undefined));
}

/** Lists the tokens of some steps in each of some groups of colors. */
export function pathsOfSteps(
  groups: readonly string[],
  steps: readonly string[],
): readonly TokenPath[] {
  return groups.flatMap((group) => steps.map((step) => tokenPath(`color.${group}.${step}`)));
}
