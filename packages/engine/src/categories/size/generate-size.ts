import { defineToken } from "#tokens/define-token.ts";
import { convertPxToLength } from "#tokens/length.ts";
import type { Token } from "#tokens/token.ts";
import type { Units } from "../units.ts";

/** The heights of controls in px; no control is lower than 24 (WCAG 2.2, 2.5.8). */
export const sizeSteps = [
  { key: "xs", px: 24 },
  { key: "s", px: 32 },
  { key: "m", px: 40 },
  { key: "l", px: 48 },
  { key: "xl", px: 56 },
  { key: "xxl", px: 64 },
] as const;

/** Generates the heights of controls, in the recipe's unit. */
export function generateSize(recipe: { readonly units: Units }): readonly Token[] {
  return sizeSteps.map(({ key, px }) =>
    defineToken(`size.${key}`, "size", convertPxToLength(px, recipe.units.length)),
  );
}
