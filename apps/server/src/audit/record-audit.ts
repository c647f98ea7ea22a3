import type { OperationId } from "@tessera/contract";
import type { Transaction } from "#database/database.ts";
import { audit } from "#database/schema.ts";
import { createUuid, type Uuid } from "#ids/uuid.ts";

/** An entry of an organization's audit. */
export type AuditEntry = {
  readonly organizationId: Uuid;
  readonly actorId: Uuid;
  readonly operation: OperationId;
  /** The id of the changed object. */
  readonly subjectId: Uuid;
  readonly details?: Readonly<Record<string, string | number>>;
};

/** Records a change in the transaction that makes it. */
export async function recordAudit(transaction: Transaction, entry: AuditEntry): Promise<void> {
  await transaction.insert(audit).values({ details: {}, ...entry, id: createUuid() });
}
