import { choice, group } from "#decisions/kinds.ts";
import type { ValueOf } from "#decisions/decision.ts";
import { lengthUnits } from "#tokens/length.ts";

/** The decisions on the units of printed lengths; the recipe itself has px. */
export const unitDecisions = group({ length: choice(lengthUnits, "px") });

/** The units of printed lengths. */
export type Units = ValueOf<typeof unitDecisions>;
