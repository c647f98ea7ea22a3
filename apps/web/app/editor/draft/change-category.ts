import type { Category } from "@tessera/engine";
import { leafKeys, type LeafPath } from "./leaf-path.ts";

/** The category that each section of a recipe, and each first group of a token path, belongs to. */
const categories: Readonly<Record<string, Category>> = {
  color: "color",
  typography: "typography",
  "font-family": "typography",
  "font-size": "typography",
  "line-height": "typography",
  "letter-spacing": "typography",
  units: "size",
  size: "size",
  spacing: "spacing",
  radius: "radius",
  shadow: "shadow",
  breakpoint: "breakpoint",
  breakpoints: "breakpoint",
  "z-index": "z-index",
  zIndex: "z-index",
  motion: "motion",
  duration: "motion",
  easing: "motion",
};

/** The category that a decision belongs to; undefined for a custom token of a group of its own. */
export function findCategory(path: LeafPath): Category | undefined {
  const [section = "", inner = ""] = leafKeys(path);
  const isDefinition = section === "overrides" || section === "customTokens";
  return categories[isDefinition ? (inner.split(".")[0] ?? "") : section];
}

/** How many of some decisions each category has. */
export function countByCategory(paths: readonly LeafPath[]): ReadonlyMap<Category, number> {
  const counts = new Map<Category, number>();
  for (const path of paths) {
    const category = findCategory(path);
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return counts;
}
