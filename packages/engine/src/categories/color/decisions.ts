import type { StatusName } from "#checks/statuses.ts";
import type { ColorDecision, ValueOf } from "#decisions/decision.ts";
import { defaultContrastTargets } from "#checks/contrast-target.ts";
import { choice, color, custom, group, later, number } from "#decisions/kinds.ts";
import type { RoleRules } from "#checks/promised-pairs.ts";
import {
  defaultAdvancedColor,
  formerAdvancedColor,
  namesOfRolePalettes,
} from "./advanced-color.ts";

/**
 * The rules for solid fills: the base color itself, or the step nearest to it with enough contrast
 * on every surface. With `strict`, the roles are those of design systems from before the choice:
 * secondary text promises nothing on subtle surfaces, and a pinned token changes no role.
 */
export const solidRules = ["brand", "strict"] as const;

/** The contrast of labels on solid fills: 4.5 (WCAG 2.2 AA), or 3 for bold labels of 14 pt or more. */
export const inkRules = ["aa", "bold"] as const;

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
  solid: later(choice(solidRules, "brand"), "strict"),
  ink: later(choice(inkRules, "aa")),
  /** The contrasts that the user requests beyond those of the roles; they never lower one. */
  contrastTargets: later(
    group({
      text: later(custom(defaultContrastTargets.text)),
      pairs: later(custom(defaultContrastTargets.pairs)),
    }),
  ),
  advanced: later(custom(defaultAdvancedColor), formerAdvancedColor),
});

/** The color decisions of a recipe. */
export type ColorDecisions = ValueOf<typeof colorDecisions>;

/** Returns the rules for the roles of a recipe. */
export function roleRulesOf({ solid, ink, contrastTargets, advanced }: ColorDecisions): RoleRules {
  return { paletteNames: namesOfRolePalettes(advanced), solid, ink, targets: contrastTargets };
}
