import type { ValueOf } from "#decisions/decision.ts";
import { group, later, number } from "#decisions/kinds.ts";

const factor = { min: 0, max: 3, step: 0.05, default: 1 } as const;

/** The decisions on shadows: their darkness and their reach, and the light that casts them. */
export const shadowDecisions = group({
  strength: number(factor),
  softness: number(factor),
  /** The direction of the light in degrees: 0 is from the right, 90 from above. */
  angle: later(number({ min: 0, max: 360, step: 5, default: 90 })),
  /** The factor of the distance between a surface and its shadow. */
  height: later(number(factor)),
});

/** The shadow decisions of a recipe. */
export type Shadow = ValueOf<typeof shadowDecisions>;
