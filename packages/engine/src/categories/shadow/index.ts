import { keysBelow, titleAll, type CategoryModule } from "../category-module.ts";
import { shadowDecisions } from "./decisions.ts";
import { generateShadow, shadowSteps } from "./generate-shadow.ts";

const keys = keysBelow("shadow", shadowSteps);

/** Shadow levels. */
export const shadow = {
  section: { key: "shadow", decisions: shadowDecisions },
  groups: { shadow: { kind: "shadow" } },
  generate: generateShadow,
  axis: "scheme",
  titles: () => titleAll("Shadows"),
  variables: { shadows: () => keys },
} as const satisfies CategoryModule<"shadow">;
