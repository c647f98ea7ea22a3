import type { OperationId } from "@tessera/contract";
import { recordAudit } from "#audit/record-audit.ts";
import type { Transaction } from "#database/database.ts";
import { members } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";
import { insertOrganization, type OwnOrganization } from "./organizations-repository.ts";

/** The data of a new organization; the transaction runs for its id and its owner. */
export type NewOrganization = {
  readonly id: Uuid;
  readonly name: string;
  readonly ownerId: Uuid;
  readonly operation: OperationId;
};

/** Inserts an organization with its owner, on the Free plan. */
export async function addOrganization(
  transaction: Transaction,
  { id, name, ownerId, operation }: NewOrganization,
): Promise<OwnOrganization> {
  const organization = await insertOrganization(transaction, { id, name });
  const owner = { organizationId: id, userId: ownerId, role: "owner" } as const;
  await transaction.insert(members).values(owner);
  await recordAudit(transaction, {
    organizationId: id,
    actorId: ownerId,
    operation,
    subjectId: id,
    details: { name },
  });
  return { ...organization, role: "owner" };
}
