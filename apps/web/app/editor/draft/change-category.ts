import {
  aboutDecision,
  categoryOfSection,
  findGroupCategory,
  type Category,
  type RecipeChange,
} from "@tessera/engine";

/** Returns the category of a change; undefined for a custom token in a user's own group. */
export function findCategory(change: RecipeChange): Category | undefined {
  const path = change.kind === "decision" ? change.path : change.list;
  if (change.kind === "decision") {
    const about = aboutDecision(change.path);
    if ("token" in about) return findGroupCategory(about.token);
  }
  return categoryOfSection[path.split("/", 1)[0] as keyof typeof categoryOfSection];
}

/** Counts the changes of each category. */
export function countByCategory(changes: readonly RecipeChange[]): ReadonlyMap<Category, number> {
  const counts = new Map<Category, number>();
  for (const change of changes) {
    const category = findCategory(change);
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return counts;
}
