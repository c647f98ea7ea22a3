import type { Locale, ParsedOf, operations } from "@tessera/contract";
import type { ProjectHead } from "./project-repository.ts";

type Query = ParsedOf<typeof operations.listProjects, "query">;

const comparisons: Readonly<
  Record<Query["sort"], (one: ProjectHead, other: ProjectHead, collator: Intl.Collator) => number>
> = {
  name: (one, other, collator) => collator.compare(one.name, other.name),
  createdAt: (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  updatedAt: (one, other) => one.updatedAt.getTime() - other.updatedAt.getTime(),
};

/**
 * Filters projects by a search in their names and sorts them, names by the alphabet of the language.
 * This is not done by PostgreSQL, whose sort order depends on its build; an organization has
 * no more projects than its plan allows.
 */
export function selectHeads(
  heads: readonly ProjectHead[],
  { search, sort, order }: Pick<Query, "search" | "sort" | "order">,
  locale: Locale,
): readonly ProjectHead[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = order === "asc" ? 1 : -1;
  const wanted = foldText(search);
  return heads
    .filter(({ name }) => foldText(name).includes(wanted))
    .toSorted(
      (one, other) =>
        sign * comparisons[sort](one, other, collator) || (one.id < other.id ? -1 : 1),
    );
}

/** Folds case and marks, and maps ı, I, İ and i to one letter, so that any keyboard finds a name. */
function foldText(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");
}
