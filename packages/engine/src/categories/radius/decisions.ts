import type { ValueOf } from "#decisions/decision.ts";
import { group, number } from "#decisions/kinds.ts";

/** The decisions on radii. */
export const radiusDecisions = group({
  basePx: number({ min: 0, max: 64, step: 1, default: 8 }),
});

/** The radius decisions of a recipe. */
export type Radius = ValueOf<typeof radiusDecisions>;
