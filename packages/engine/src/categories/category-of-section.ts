import type { Category } from "#tokens/top-groups.ts";
import { categories } from "./index.ts";
import type { RecipeSections } from "./recipe-sections.ts";

/** The category of each section of a recipe; the units of lengths count as sizes. */
export const categoryOfSection = Object.fromEntries([
  ...Object.entries(categories).flatMap(([category, { section }]) =>
    section ? [[section.key, category]] : [],
  ),
  ["units", "size"],
]) as Readonly<Record<keyof RecipeSections, Category>>;
