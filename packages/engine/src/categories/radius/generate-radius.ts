import { defineToken } from "#tokens/define-token.ts";
import { convertPxToLength } from "#tokens/length.ts";
import type { Token } from "#tokens/token.ts";
import type { Units } from "../units.ts";
import type { Radius } from "./decisions.ts";

type RadiusRecipe = { readonly radius: Radius; readonly units: Units };

/** The radii as parts of the base radius; `full` does not depend on it. */
export const radiusSteps = [
  { key: "none", factor: 0 },
  { key: "xs", factor: 0.25 },
  { key: "s", factor: 0.5 },
  { key: "m", factor: 1 },
  { key: "l", factor: 1.5 },
  { key: "xl", factor: 2 },
  { key: "xxl", factor: 3 },
] as const;

/** Rounds every side completely; px is its only useful unit. */
export const fullRadiusPx = 9999;

/** Generates the radii that follow from the base radius, and the full one. */
export function generateRadius(recipe: RadiusRecipe): readonly Token[] {
  const steps = radiusSteps.map(({ key, factor }) =>
    defineToken(
      `radius.${key}`,
      "radius",
      convertPxToLength(factor * recipe.radius.basePx, recipe.units.length),
    ),
  );
  return [...steps, defineToken("radius.full", "radius", convertPxToLength(fullRadiusPx, "px"))];
}

/** Returns the radius inside a rounded box with padding that keeps both curves parallel, in px. */
export function nestRadius(outerPx: number, paddingPx: number): number {
  return Math.max(0, outerPx - paddingPx);
}
