import type { OperationId } from "@tessera/contract";
import type { Recipe } from "@tessera/engine";
import { recordAudit } from "#audit/record-audit.ts";
import type { Transaction } from "#database/database.ts";
import { versions } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";
import { findProject, type Reader } from "./project-repository.ts";
import type { StoredProject } from "./stored-project.ts";

/** A revision that was just written to a project. */
export type WrittenRevision = {
  readonly projectId: Uuid;
  readonly revision: number;
  readonly operation: OperationId;
  readonly recipe: Recipe;
};

/** Records a revision as a version and in the audit, and returns the project as it is now. */
export async function recordRevision(
  transaction: Transaction,
  reader: Reader,
  written: WrittenRevision,
): Promise<StoredProject> {
  const { organizationId, userId } = reader;
  const { projectId, revision, operation } = written;
  await transaction.insert(versions).values({ ...written, organizationId, createdBy: userId });
  const details = { revision };
  await recordAudit(transaction, reader, { operation, subjectId: projectId, details });
  const project = await findProject(transaction, reader, projectId);
  if (project === undefined) throw new Error("The written project is missing.");
  return project;
}
