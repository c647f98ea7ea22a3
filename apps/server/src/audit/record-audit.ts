import type { OperationId } from "@tessera/contract";
import type { Tenant, Transaction } from "#database/database.ts";
import { audit } from "#database/schema.ts";
import { createUuid, type Uuid } from "#ids/uuid.ts";
import { pseudonymOf, withoutUserId } from "./pseudonym-of.ts";

/** An entry of an organization's audit. */
export type AuditEntry = {
  readonly operation: OperationId;
  /** The id of the changed object or user; of a user the pseudonym is stored. */
  readonly subjectId: Uuid;
  readonly details: Readonly<Record<string, string | number>>;
};

/** The actor of a change that the payment provider has made. */
export const providerActor = "00000000-0000-0000-0000-000000000000";

/** Records a change that follows the payment provider. */
export async function recordProviderAudit(
  transaction: Transaction,
  organizationId: Uuid,
  entry: Omit<AuditEntry, "subjectId">,
): Promise<void> {
  const row = { ...entry, id: createUuid(), organizationId, actorId: providerActor };
  await transaction.insert(audit).values({ ...row, subjectId: organizationId });
}

/** Records a change by a member in the transaction that makes it. */
export async function recordAudit(
  transaction: Transaction,
  { organizationId, userId }: Required<Tenant>,
  entry: AuditEntry,
): Promise<void> {
  const people = { actorId: pseudonymOf(userId), subjectId: withoutUserId(entry.subjectId) };
  const row = { ...entry, ...people, id: createUuid(), organizationId };
  await transaction.insert(audit).values(row);
}
