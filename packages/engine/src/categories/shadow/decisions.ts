import type { ValueOf } from "#decisions/decision.ts";
import { group, number } from "#decisions/kinds.ts";

const factor = { min: 0, max: 3, step: 0.05, default: 1 } as const;

/** The decisions on shadows: their darkness and their reach. */
export const shadowDecisions = group({ strength: number(factor), softness: number(factor) });

/** The shadow decisions of a recipe. */
export type Shadow = ValueOf<typeof shadowDecisions>;
