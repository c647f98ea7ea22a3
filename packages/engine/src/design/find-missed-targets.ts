import { defaultContrastTargets } from "#checks/contrast-target.ts";
import { rolePath } from "#checks/check-promises.ts";
import { promisedPairsOf } from "#checks/promised-pairs.ts";
import { roleRulesOf } from "#categories/color/decisions.ts";
import type { Modes } from "#tokens/modes/mode.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { Design } from "./design.ts";

/** A contrast target that a pair of colors does not keep, and the nearest ratio that it keeps. */
export type MissedTarget = {
  readonly foreground: TokenPath;
  readonly background: TokenPath;
  readonly leastContrast: number;
  /** The highest ratio that the pair keeps in every mode, rounded down to two decimals. */
  readonly nearestContrast: number;
};

/**
 * Finds the contrast targets that a design does not keep: the base is exact, and white and black
 * have no more contrast. A pair that breaks its own promise, such as a pinned color, is not one.
 */
export function findMissedTargets(design: Design): readonly MissedTarget[] {
  const missed = new Map<string, MissedTarget>();
  const broken = design.promises.filter(({ isKept }) => !isKept);
  if (broken.length === 0) return [];
  const ownContrast = ownContrastsOf(design);
  for (const { foreground, background, modes, leastContrast, measuredContrast } of broken) {
    if (measuredContrast < ownContrast(foreground, background, modes.contrast)) continue;
    const key = `${foreground} ${background}`;
    const nearest = Math.floor(measuredContrast * 100) / 100;
    const known = missed.get(key)?.nearestContrast ?? nearest;
    const nearestContrast = Math.min(known, nearest);
    missed.set(key, { foreground, background, leastContrast, nearestContrast });
  }
  return [...missed.values()];
}

/** Returns a function that returns the contrast of a pair without targets. */
function ownContrastsOf({ recipe }: Design) {
  const rules = { ...roleRulesOf(recipe.color), targets: defaultContrastTargets };
  const byForeground = new Map(
    promisedPairsOf(rules).map((pair) => [rolePath(pair.foreground), pair.backgrounds]),
  );
  return (foreground: TokenPath, background: TokenPath, contrast: Modes["contrast"]): number => {
    const on = byForeground.get(foreground)?.find(({ role }) => rolePath(role) === background);
    return on?.leastContrast[contrast] ?? 1;
  };
}
