import type { Contrast } from "#tokens/modes/mode.ts";

/** A contrast that the user requests: a level of WCAG 2.2, or a ratio. */
export type ContrastTarget = "aa" | "aaa" | number;

/** Targets of single pairs, by the roles of the foreground and of the background. */
export type PairTargets = Readonly<Record<string, Readonly<Record<string, ContrastTarget>>>>;

/** The contrasts that the user requests; a pair's own target replaces that of all text. */
export type ContrastTargets = { readonly text: ContrastTarget; readonly pairs: PairTargets };

/** The targets of a recipe without contrast targets: every role has its own contrast. */
export const defaultContrastTargets: ContrastTargets = { text: "aa", pairs: {} };

/** The contrasts of both levels of WCAG 2.2 for one use of a color. */
export type ContrastLevels = { readonly aa: number; readonly aaa: number };

/** Contrast by mode; a mode without one has no promise. */
export type LeastContrast = Readonly<Partial<Record<Contrast, number>>>;

/**
 * Returns the contrast that a target requires in each mode. High contrast has at least AAA, and a
 * ratio below a level raises nothing: a target never lowers a contrast.
 */
export function leastContrastOf(
  { aa, aaa }: ContrastLevels,
  target: ContrastTarget,
): LeastContrast {
  if (target === "aa") return { default: aa, high: aaa };
  if (target === "aaa") return { default: aaa, high: aaa };
  return { default: Math.max(aa, target), high: Math.max(aaa, target) };
}

/** Finds the target of a single pair. */
export function findPairTarget(
  pairs: PairTargets,
  foreground: string,
  background: string,
): ContrastTarget | undefined {
  const targets = Object.hasOwn(pairs, foreground) ? pairs[foreground] : undefined;
  return targets && Object.hasOwn(targets, background) ? targets[background] : undefined;
}
