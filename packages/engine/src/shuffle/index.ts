export * from "./shuffle-recipe.ts";
export * from "./strip-decisions.ts";
