import type { Locale, Project } from "@tessera/contract";
import { foldCase } from "@tessera/ui/fold-case";

/** The orders of projects. */
export type ProjectOrder = "edited" | "name" | "created" | "favorites";

type Comparison = (one: Project, other: Project) => number;

/**
 * Returns the projects whose names contain the search text, in an order; names compare by the
 * language's rules.
 */
export function arrangeProjects(
  projects: readonly Project[],
  search: string,
  order: ProjectOrder,
  locale: Locale,
): readonly Project[] {
  const sought = foldCase(search.trim(), locale);
  return projects
    .filter(({ name }) => foldCase(name, locale).includes(sought))
    .toSorted(comparisonOf(order, locale));
}

function comparisonOf(order: ProjectOrder, locale: Locale): Comparison {
  const byEdit: Comparison = (one, other) => other.updatedAt.localeCompare(one.updatedAt);
  const collator = new Intl.Collator(locale, { numeric: true });
  const comparisons: Readonly<Record<ProjectOrder, Comparison>> = {
    edited: byEdit,
    name: (one, other) => collator.compare(one.name, other.name),
    created: (one, other) => other.createdAt.localeCompare(one.createdAt),
    favorites: (one, other) => Number(other.favorite) - Number(one.favorite) || byEdit(one, other),
  };
  return comparisons[order];
}
