import { keysBelow, titleAll, type CategoryModule, type VariableKeys } from "../category-module.ts";
import { densitySuffixes, spacingDecisions, type Spacing } from "./decisions.ts";
import { generateSpacing } from "./generate-spacing.ts";

type SpacingRecipe = { readonly spacing: Spacing };

/** Gaps and paddings. */
export const spacing = {
  section: { key: "spacing", decisions: spacingDecisions },
  groups: { spacing: { kind: "length", range: { min: 0, max: 4000 } } },
  generate: generateSpacing,
  axis: "density",
  titles: (recipe: SpacingRecipe) => titleAll(`Spacing, unit ${recipe.spacing.unitPx} px`),
  variables: { spacing: listKeys },
} as const satisfies CategoryModule<"spacing">;

function listKeys({ spacing: { steps } }: SpacingRecipe): VariableKeys {
  const keys = steps.flatMap(({ key }) => ["", ...densitySuffixes].map((suffix) => key + suffix));
  return keysBelow("spacing", keys);
}
