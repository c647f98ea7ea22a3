import { keysBelow, titleAll, type CategoryModule } from "../category-module.ts";
import { radiusDecisions, type Radius } from "./decisions.ts";
import { generateRadius, radiusSteps } from "./generate-radius.ts";

const keys = keysBelow("radius", [...radiusSteps.map(({ key }) => key), "full"]);

/** Radii of corners. */
export const radius = {
  section: { key: "radius", decisions: radiusDecisions },
  groups: { radius: { kind: "length", range: { min: 0, max: 9999 } } },
  generate: generateRadius,
  axis: undefined,
  titles: (recipe: { readonly radius: Radius }) =>
    titleAll(`Radii, base ${recipe.radius.basePx} px`),
  variables: { radii: () => keys },
} as const satisfies CategoryModule<"radius">;
