import type { Transaction } from "#database/database.ts";
import { runBatch, type Statement } from "#database/statements.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { Reader } from "./project-repository.ts";

/** A group of successive edits of one author. */
type VersionGroup = {
  /** The revision of its first edit. */
  readonly start: number;
  /** The JSON of the recipe before it; undefined if that version is no longer stored. */
  readonly base: string | undefined;
};

/**
 * Takes the former last edit of a group off the list, so that the next edit replaces it there. Renames, restored
 * versions, the first version, and named and pinned ones stay separate rows.
 */
const joinGroup: Statement<{ readonly start: number; readonly base: string | null }> = {
  name: "join-version-group",
  text: `update versions last set is_listed = false
    from versions first
    where last.organization_id = $1 and last.project_id = $2 and last.revision = $3::int - 1
      and last.created_by = $4 and last.name is null and not last.is_pinned
      and last.note is null and last.changes is not null
      and first.organization_id = $1 and first.project_id = $2 and first.revision = last.group_start
      and first.created_at > now() - interval '10 minutes'
    returning last.group_start as start, (
      select base.recipe::text from versions base
      where base.organization_id = $1 and base.project_id = $2 and base.revision = last.group_start - 1
    ) as base`,
};

/** Adds an edit to the group of the edit before it, if that has the same author and began within ten minutes. */
export async function joinVersionGroup(
  transaction: Transaction,
  { organizationId, userId }: Reader,
  { projectId, revision }: { readonly projectId: Uuid; readonly revision: number },
): Promise<VersionGroup | undefined> {
  const values = [organizationId, projectId, String(revision), userId];
  const [[found]] = await runBatch(transaction.$client, [{ statement: joinGroup, values }]);
  return found && { start: found.start, base: found.base ?? undefined };
}
