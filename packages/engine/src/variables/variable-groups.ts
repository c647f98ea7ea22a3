import { radiusSteps } from "#generators/radius/generate-radii.ts";
import { sizeSteps } from "#generators/size/generate-sizes.ts";
import { spacingSteps } from "#generators/spacing/spacing-steps.ts";
import { bodySteps, headingSteps } from "#generators/type-scale/type-steps.ts";
import { breakpointKeys, zIndexLayers } from "#recipe/recipe.ts";
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

/** The keys of each group, in order, with the tokens that they name. */
const pathsByKey: Readonly<Record<VariableGroup, ReadonlyMap<string, TokenPath>>> = {
  breakpoint: below("breakpoint", breakpointKeys),
  radii: below("radius", [...keysOf(radiusSteps), "full"]),
  sizes: below("size", keysOf(sizeSteps)),
  spacing: below(
    "spacing",
    keysOf(spacingSteps).flatMap((key) => [key, `${key}-comfortable`, `${key}-compact`]),
  ),
  "z-indices": below("z-index", zIndexLayers),
  shadows: below("shadow", ["1", "2", "3", "4", "5"]),
  base: named(["font-family.body", "font-family.heading", "font-size.base", "line-height.base"]),
  fontSizeHeading: named(keysOf(headingSteps).map((key) => `font-size.heading-${key}`)),
  fontSizeBody: named(keysOf(bodySteps).map((key) => `font-size.body-${key}`)),
  letterSpacing: named(keysOf(headingSteps).map((key) => `letter-spacing.${key}`)),
  lineHeight: named(keysOf(headingSteps).map((key) => `line-height.${key}`)),
};

/** The tokens of a group by the keys that name them in calls. */
export function pathsOfGroup(group: VariableGroup): ReadonlyMap<string, TokenPath> {
  return pathsByKey[group];
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
