import type { ValueOf } from "#decisions/decision.ts";
import { group, later, number } from "#decisions/kinds.ts";

/** The decisions on the widths of borders. */
export const borderDecisions = later(
  group({ basePx: later(number({ min: 0.5, max: 4, step: 0.5, default: 1 })) }),
);

/** The border decisions of a recipe. */
export type Border = ValueOf<typeof borderDecisions>;
