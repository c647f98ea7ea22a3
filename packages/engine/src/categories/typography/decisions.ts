import type { ValueOf } from "#decisions/decision.ts";
import { families, flag, group, number } from "#decisions/kinds.ts";

const systemFamilies = ["system-ui", "Segoe UI", "Roboto", "Helvetica Neue", "Arial", "sans-serif"];
const ratio = { min: 1, max: 1.618, step: 0.001 } as const;

/** The decisions on typography. */
export const typographyDecisions = group({
  basePx: number({ min: 8, max: 32, step: 1, default: 16 }),
  /** The ratio of a step to the one below it at the narrow viewport (480 px). */
  ratioNarrow: number({ ...ratio, default: 1.2 }),
  /** The ratio at the wide viewport (1536 px); the only one if the type is not fluid. */
  ratioWide: number({ ...ratio, default: 1.25 }),
  isFluid: flag(false),
  familyBody: families(systemFamilies),
  familyHeading: families(systemFamilies),
});

/** The typography decisions of a recipe. */
export type Typography = ValueOf<typeof typographyDecisions>;
