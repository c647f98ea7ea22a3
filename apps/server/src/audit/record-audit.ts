import type { OperationId } from "@tessera/contract";
import type { Transaction } from "#database/database.ts";
import { audit } from "#database/schema.ts";
import { makeUuid, type Uuid } from "#ids/uuid.ts";

/** One thing that was done in an organization. */
export type AuditEntry = {
  readonly organizationId: Uuid;
  readonly actorId: Uuid;
  readonly operation: OperationId;
  /** What it was done to. */
  readonly subjectId: Uuid;
  readonly details?: Readonly<Record<string, string | number>>;
};

/** Records what is done, in the transaction that does it. */
export async function recordAudit(transaction: Transaction, entry: AuditEntry): Promise<void> {
  await transaction.insert(audit).values({ details: {}, ...entry, id: makeUuid() });
}
