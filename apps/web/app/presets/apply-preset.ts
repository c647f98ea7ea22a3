import { type HexColor, parseRecipe, type Design, type Preset, type Recipe } from "@tessera/engine";

/**
 * Returns a design with the decisions of a preset, around its own base color or another. Palettes,
 * pins and custom tokens of the design stay.
 */
export function applyPreset({ recipe }: Design, preset: Preset, base?: HexColor): Design {
  const next = parseRecipe(joinRecipes(recipe, preset.recipe, base));
  if (!next.ok) throw new Error(`The preset "${preset.id}" gives an invalid recipe.`);
  return next.value;
}

function joinRecipes(onto: Recipe, from: Recipe, base = from.color.base): Recipe {
  const { ratioNarrow, ratioWide, familyBody, familyHeading, weights } = from.typography;
  return {
    ...onto,
    color: { ...onto.color, base, neutralChroma: from.color.neutralChroma },
    typography: {
      ...onto.typography,
      ratioNarrow,
      ratioWide,
      familyBody,
      familyHeading,
      weights,
    },
    spacing: { ...onto.spacing, unitPx: from.spacing.unitPx, density: from.spacing.density },
    radius: from.radius,
    border: from.border,
    shadow: from.shadow,
  };
}
