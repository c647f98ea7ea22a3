import { choice, group } from "#decisions/kinds.ts";
import type { ValueOf } from "#decisions/decision.ts";
import { lengthUnits } from "#tokens/length.ts";

/** The decisions on the units that lengths are printed in; the recipe itself counts in px. */
export const unitDecisions = group({ length: choice(lengthUnits, "px") });

/** The units that lengths are printed in. */
export type Units = ValueOf<typeof unitDecisions>;
