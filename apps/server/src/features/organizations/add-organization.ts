import type { OperationId } from "@tessera/contract";
import { recordAudit } from "#audit/record-audit.ts";
import type { Tenant, Transaction } from "#database/database.ts";
import { members } from "#database/schema.ts";
import { insertOrganization, type OwnOrganization } from "./organizations-repository.ts";

/** An organization to add, and its entry in the audit. */
type AddedOrganization = {
  readonly name: string;
  readonly operation: OperationId;
  /** Left out for the organization of a new account, whose name is that of the person: the entry outlives the account. */
  readonly details?: { readonly name: string };
};

/** Inserts the organization of a tenant with its user as the owner, on the Free plan. */
export async function addOrganization(
  transaction: Transaction,
  tenant: Required<Tenant>,
  { name, operation, details }: AddedOrganization,
): Promise<OwnOrganization> {
  const { organizationId: id } = tenant;
  const organization = await insertOrganization(transaction, { id, name });
  await transaction.insert(members).values({ ...tenant, role: "owner" });
  await recordAudit(transaction, tenant, { operation, subjectId: id, details: details ?? {} });
  return { ...organization, role: "owner", precedingMembers: 0, formerSlugs: [] };
}
