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
 * The projects whose name holds what is searched, sorted as asked; names by the alphabet of the language.
 * It is done here and not by PostgreSQL, whose sorting depends on how it was built: an organization
 * has no more projects than its plan allows.
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

/** A text without case and marks, in which ı, I, İ and i are one letter: what is typed on any keyboard finds it. */
function foldText(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");
}
