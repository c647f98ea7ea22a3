import { recipeSections } from "#categories/recipe-sections.ts";
import { limitsOf } from "#decisions/limits-of.ts";

/** The limits of the numbers of a recipe, under its keys; screens create their fields from it. */
export const recipeLimits = limitsOf(recipeSections);
