import type { ValueOf } from "#decisions/decision.ts";
import { categories } from "./index.ts";
import { unitDecisions } from "./units.ts";
import type { Category } from "#tokens/top-groups.ts";

type Module = (typeof categories)[keyof typeof categories];
type Section = NonNullable<Module["section"]>;

/** The decisions of every section of a recipe, by its key. */
type RecipeSections = {
  readonly [Key in Section["key"]]: Extract<Section, { readonly key: Key }>["decisions"];
} & { readonly units: typeof unitDecisions };

/** The decisions of a recipe in every category; the tokens are generated from it. */
export type RecipeDecisions = {
  readonly [Key in keyof RecipeSections]: ValueOf<RecipeSections[Key]>;
};

/** The decisions of every section of a recipe, in the order in which they are stored. */
export const recipeSections = Object.fromEntries([
  ...Object.values(categories).flatMap(({ section }) =>
    section ? [[section.key, section.decisions]] : [],
  ),
  ["units", unitDecisions],
]) as RecipeSections;

/** The category of each section of a recipe; the units of lengths count as sizes. */
export const categoryOfSection = Object.fromEntries([
  ...Object.entries(categories).flatMap(([category, { section }]) =>
    section ? [[section.key, category]] : [],
  ),
  ["units", "size"],
]) as Readonly<Record<keyof RecipeSections, Category>>;
