import { isAtLeast, operations, roles, type Locale, type ParsedOf } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { collators } from "#search/collators.ts";
import { foldText } from "#search/fold-text.ts";
import { selectMembers, serializeMember, type MemberRow } from "./members-repository.ts";

/** Adds the operation that lists the members of an organization, page by page. */
export function implementListMembers(implement: Implement): void {
  implement(operations.listMembers, {
    select: ({ namedId }) => [selectMembers(namedId)],
    answer: ({ query, locale, organization }, [found]) => {
      const { page, pageSize } = query;
      const sorted = sortMembers(found, query, locale);
      const isAdmin = isAtLeast(organization.role, "admin");
      const rows = sorted
        .slice((page - 1) * pageSize, page * pageSize)
        .map((member) => serializeMember(member, isAdmin));
      return { rows, page, pageSize, total: sorted.length };
    },
  });
}

type Query = ParsedOf<typeof operations.listMembers, "query">;

const comparisons: Readonly<
  Record<Query["sort"], (one: MemberRow, other: MemberRow, collator: Intl.Collator) => number>
> = {
  name: (one, other, collator) => collator.compare(one.name, other.name),
  role: (one, other) => roles.indexOf(one.role) - roles.indexOf(other.role),
  joinedAt: (one, other) => one.joinedAt.getTime() - other.joinedAt.getTime(),
};

/** Filters members by role and by a search in their names and addresses, and sorts them. */
function sortMembers(
  members: readonly MemberRow[],
  { search, role, sort, order }: Query,
  locale: Locale,
): readonly MemberRow[] {
  const wanted = foldText(search);
  const collator = collators[locale];
  const sign = order === "asc" ? 1 : -1;
  return members
    .filter((member) => role === undefined || member.role === role)
    .filter(({ name, email }) => [name, email].some((text) => foldText(text).includes(wanted)))
    .toSorted(
      (one, other) =>
        sign * comparisons[sort](one, other, collator) || (one.userId < other.userId ? -1 : 1),
    );
}
