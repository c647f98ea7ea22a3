import { radiusSteps } from "#generators/radius/generate-radii.ts";
import { shadowSteps } from "#generators/shadow/generate-shadows.ts";
import { sizeSteps } from "#generators/size/generate-sizes.ts";
import { bodySteps, headingSteps } from "#generators/type-scale/type-steps.ts";
import { breakpointKeys, zIndexLayers } from "#recipe/recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { defaultSpacingSteps, densitySuffixes } from "#recipe/spacing-steps.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";

/** The groups of variables that the API reads and writes. */
export const variableGroups = [
  "breakpoint",
  "radii",
  "sizes",
  "spacing",
  "z-indices",
  "shadows",
  "base",
  "fontSizeHeading",
  "fontSizeBody",
  "letterSpacing",
  "lineHeight",
] as const;

/** One group of variables that the API reads and writes. */
export type VariableGroup = (typeof variableGroups)[number];

type Keyed = { readonly key: string };

/** The keys of each group that no recipe changes, in order, with the tokens that they name. */
const pathsByKey: Readonly<
  Record<Exclude<VariableGroup, "spacing">, ReadonlyMap<string, TokenPath>>
> = {
  breakpoint: below("breakpoint", breakpointKeys),
  radii: below("radius", [...keysOf(radiusSteps), "full"]),
  sizes: below("size", keysOf(sizeSteps)),
  "z-indices": below("z-index", zIndexLayers),
  shadows: below("shadow", shadowSteps),
  base: named(["font-family.body", "font-family.heading", "font-size.base", "line-height.base"]),
  fontSizeHeading: named(keysOf(headingSteps).map((key) => `font-size.heading-${key}`)),
  fontSizeBody: named(keysOf(bodySteps).map((key) => `font-size.body-${key}`)),
  letterSpacing: named(keysOf(headingSteps).map((key) => `letter-spacing.${key}`)),
  lineHeight: named(keysOf(headingSteps).map((key) => `line-height.${key}`)),
};

/** The tokens of a group by the keys that name them in calls. */
export function pathsOfGroup(
  group: VariableGroup,
  { spacing }: Pick<Recipe, "spacing">,
): ReadonlyMap<string, TokenPath> {
  if (group !== "spacing") return pathsByKey[group];
  const steps = keysOf(spacing.steps ?? defaultSpacingSteps);
  const keys = steps.flatMap((key) => ["", ...densitySuffixes].map((suffix) => key + suffix));
  return below("spacing", keys);
}

function keysOf(steps: readonly Keyed[]): readonly string[] {
  return steps.map(({ key }) => key);
}

/** Keys that leave the group's own name out: `m` is `radius.m`. */
function below(top: string, keys: readonly string[]): ReadonlyMap<string, TokenPath> {
  return new Map(keys.map((key) => [key, tokenPath(`${top}.${key}`)]));
}

/** Keys that are the whole name: `font-size-base` is `font-size.base`. */
function named(paths: readonly string[]): ReadonlyMap<string, TokenPath> {
  return new Map(paths.map((path) => [path.replace(".", "-"), tokenPath(path)]));
}
