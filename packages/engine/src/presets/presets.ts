import type { HexColor } from "#color/hex-color.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { fontStack } from "./font-stack.ts";
import { presetRows } from "./preset-rows.ts";
import { shadowCharacters, type Preset, type PresetRow } from "./preset.ts";
import { narrowRatio } from "./type-pairs.ts";

/** The id of a preset. */
export type PresetId = keyof typeof presetRows;

/** The named recipes to start from, in the order of the gallery. */
export const presets: readonly Preset<PresetId>[] = Object.entries<PresetRow>(presetRows).map(
  ([id, row]) => ({ id: id as PresetId, moods: row.moods, recipe: createPresetRecipe(row) }),
);

/** Finds a preset by its id; undefined for an unknown id. */
export function findPreset(id: string): Preset<PresetId> | undefined {
  return presets.find((each) => each.id === id);
}

/** Returns a preset's recipe around another base color. */
export function recolorPreset({ recipe }: Preset, base: HexColor): Recipe {
  return { ...recipe, color: { ...recipe.color, base } };
}

function createPresetRecipe(row: PresetRow): Recipe {
  const recipe = createRecipe(row.base as HexColor);
  const { color, typography, spacing, border } = recipe;
  return {
    ...recipe,
    color: { ...color, neutralChroma: row.neutralChroma ?? color.neutralChroma },
    typography: {
      ...typography,
      ratioNarrow: narrowRatio(row.ratio),
      ratioWide: row.ratio,
      familyBody: fontStack(row.body),
      familyHeading: fontStack(row.heading),
      weights: { ...typography.weights, semibold: row.headingWeight ?? 600 },
    },
    spacing: {
      ...spacing,
      unitPx: row.unitPx ?? spacing.unitPx,
      density: row.density ?? spacing.density,
    },
    radius: { basePx: row.radiusPx },
    border: { basePx: row.borderPx ?? border.basePx },
    shadow: shadowCharacters[row.shadow],
  };
}
