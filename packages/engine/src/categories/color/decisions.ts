import type { StatusName } from "#checks/statuses.ts";
import type { ColorDecision, ValueOf } from "#decisions/decision.ts";
import { color, custom, group, later, number } from "#decisions/kinds.ts";
import { defaultAdvancedColor } from "./advanced-color.ts";

/** The decisions on colors. */
export const colorDecisions = group({
  /** Lapis, the default base color of a project. */
  base: color("#2447b8"),
  status: group({
    success: color("#1a7f4b"),
    warning: color("#b45309"),
    danger: color("#c62839"),
    info: color("#1f6fc4"),
  } satisfies Record<StatusName, ColorDecision>),
  /** OKLCH chroma of the neutral palette at the base color's hue. */
  neutralChroma: number({ min: 0, max: 0.02, step: 0.001, default: 0.01 }),
  advanced: later(custom(defaultAdvancedColor)),
});

/** The color decisions of a recipe. */
export type ColorDecisions = ValueOf<typeof colorDecisions>;
