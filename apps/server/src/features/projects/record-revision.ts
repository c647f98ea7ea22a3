import type { OperationId, VersionNote } from "@tessera/contract";
import { recordAudit } from "#audit/record-audit.ts";
import type { Transaction } from "#database/database.ts";
import { versions } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";
import { openDesign, type StoredDesign } from "./open-design.ts";
import { findProject, type Reader } from "./project-repository.ts";
import type { StoredProject } from "./stored-project.ts";
import { summarizeChanges } from "./summarize-changes.ts";
import { joinVersionGroup } from "./version-group.ts";

/** A revision that was just written to a project. */
export type WrittenRevision = {
  readonly projectId: Uuid;
  readonly revision: number;
  readonly operation: OperationId;
  readonly design: StoredDesign;
  /** The design of the revision before; absent for the first one. */
  readonly before?: StoredDesign;
  /** The change, if it is no edit of tokens. */
  readonly note?: VersionNote | undefined;
};

/** The project after a revision, and whether its version is a new row of the history. */
type RecordedRevision = { readonly project: StoredProject; readonly startsGroup: boolean };

/** Records a revision as a version and in the audit, and returns the project as it is now. */
export async function recordRevision(
  transaction: Transaction,
  reader: Reader,
  written: WrittenRevision,
): Promise<RecordedRevision> {
  const { projectId, revision, operation } = written;
  const startsGroup = await insertVersion(transaction, reader, written);
  const details = { revision };
  await recordAudit(transaction, reader, { operation, subjectId: projectId, details });
  const project = await findProject(transaction, reader, projectId);
  if (project === undefined) throw new Error("The written project is missing.");
  return { project, startsGroup };
}

/**
 * Inserts a version. An edit joins the group of its author's last edits, whose changes it then includes. Returns
 * whether it starts a group.
 */
async function insertVersion(
  transaction: Transaction,
  reader: Reader,
  written: WrittenRevision,
): Promise<boolean> {
  const { before, design, note, projectId, revision, operation } = written;
  const { organizationId, userId: createdBy } = reader;
  const group = note ? undefined : await joinVersionGroup(transaction, reader, written);
  const place = { id: projectId, organizationId };
  const base = group?.base === undefined ? before : openDesign(place, group.base);
  await transaction.insert(versions).values({
    organizationId,
    projectId,
    revision,
    operation,
    createdBy,
    recipe: design.recipe,
    groupStart: group?.start ?? revision,
    changes: base ? summarizeChanges(base, design) : null,
    note: note ?? null,
  });
  return group === undefined;
}
