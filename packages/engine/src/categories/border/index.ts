import { keysBelow, titleAll, type CategoryModule } from "../category-module.ts";
import { borderDecisions, type Border } from "./decisions.ts";
import { borderSteps, generateBorder } from "./generate-border.ts";

const keys = keysBelow(
  "border-width",
  borderSteps.map(({ key }) => key),
);

/** Widths of borders. */
export const border = {
  section: { key: "border", decisions: borderDecisions },
  groups: { "border-width": { kind: "length", range: { min: 0, max: 64 } } },
  generate: generateBorder,
  axis: undefined,
  titles: (recipe: { readonly border: Border }) =>
    titleAll(`Borders, base ${recipe.border.basePx} px`),
  variables: { borders: () => keys },
} as const satisfies CategoryModule<"border">;
