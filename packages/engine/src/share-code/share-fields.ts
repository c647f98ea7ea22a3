/**
 * The decisions of a recipe in the order of share codes. A code stores no names of them, so that a
 * decision is only added at the end, with a version that counts them.
 */
export const shareFields = [
  "color.base",
  "color.status.success",
  "color.status.warning",
  "color.status.danger",
  "color.status.info",
  "color.neutralChroma",
  "color.solid",
  "color.ink",
  "color.contrastTargets.text",
  "color.contrastTargets.pairs",
  "color.advanced.stepNames",
  "color.advanced.hasTints",
  "color.advanced.taste.vividness",
  "color.advanced.taste.hueShift",
  "color.advanced.taste.yellows",
  "color.advanced.taste.lightEnd",
  "color.advanced.taste.darkEnd",
  "color.advanced.palettes",
  "color.advanced.baseSteps",
  "color.advanced.pinnedSteps",
  "typography.basePx",
  "typography.ratioNarrow",
  "typography.ratioWide",
  "typography.isFluid",
  "typography.leastSizePx",
  "typography.isRounded",
  "typography.familyBody",
  "typography.familyHeading",
  "typography.familyCode",
  "typography.weights.regular",
  "typography.weights.medium",
  "typography.weights.semibold",
  "typography.weights.bold",
  "spacing.unitPx",
  "spacing.density",
  "spacing.steps",
  "radius.basePx",
  "border.basePx",
  "shadow.strength",
  "shadow.softness",
  "breakpoints.xs",
  "breakpoints.s",
  "breakpoints.m",
  "breakpoints.l",
  "breakpoints.xl",
  "breakpoints.xxl",
  "zIndex.order",
  "zIndex.step",
  "motion.durations",
  "motion.easings",
  "units.length",
  "overrides",
  "customTokens",
  "tokenNotes",
  "shadow.angle",
  "shadow.height",
] as const;

/** The number of decisions in codes of each version; the first character of a code is its version. */
export const fieldCounts: Readonly<Record<string, number>> = { 1: 53, 2: 54, 3: 56 };

/** The version of new codes. */
export const shareVersion = "3";

/** Returns the value of a decision in a recipe. */
export function readField(recipe: object, field: string): unknown {
  return field
    .split(".")
    .reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>>)[key], recipe);
}

type Branch = { readonly [key: string]: unknown };

/** Returns a recipe with another value of a decision. */
export function writeField(recipe: object, field: string, value: unknown): object {
  const [key = "", ...rest] = field.split(".");
  const branch = recipe as Branch;
  const inner =
    rest.length === 0 ? value : writeField(branch[key] as Branch, rest.join("."), value);
  return { ...branch, [key]: inner };
}
