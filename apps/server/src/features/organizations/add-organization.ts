import type { OperationId } from "@tessera/contract";
import { recordAudit } from "#audit/record-audit.ts";
import type { Tenant, Transaction } from "#database/database.ts";
import { members } from "#database/schema.ts";
import { insertOrganization, type OwnOrganization } from "./organizations-repository.ts";

/** Inserts the organization of a tenant with its user as the owner, on the Free plan. */
export async function addOrganization(
  transaction: Transaction,
  tenant: Required<Tenant>,
  { name, operation }: { readonly name: string; readonly operation: OperationId },
): Promise<OwnOrganization> {
  const { organizationId: id } = tenant;
  const organization = await insertOrganization(transaction, { id, name });
  await transaction.insert(members).values({ ...tenant, role: "owner" });
  await recordAudit(transaction, tenant, { operation, subjectId: id, details: { name } });
  return { ...organization, role: "owner", precedingMembers: 0, formerSlugs: [] };
}
