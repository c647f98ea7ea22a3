import type { ValueOf } from "#decisions/decision.ts";
import { group, number } from "#decisions/kinds.ts";

const factor = { min: 0, max: 3, step: 0.05, default: 1 } as const;

/** The decisions on shadows: how dark they are and how far they reach. */
export const shadowDecisions = group({ strength: number(factor), softness: number(factor) });

/** What a recipe says of shadows. */
export type Shadow = ValueOf<typeof shadowDecisions>;
