import { recipeSections } from "#categories/recipe-sections.ts";
import { limitsOf } from "#decisions/limits-of.ts";

/** How far the numbers of a recipe go, under its keys; screens draw their fields from it. */
export const recipeLimits = limitsOf(recipeSections);
