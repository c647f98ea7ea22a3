import { plans, type operations } from "@tessera/contract";
import { recordAudit } from "#audit/record-audit.ts";
import { setOrganization, type Tenant, type Transaction } from "#database/database.ts";
import { members } from "#database/schema.ts";
import { runBatch } from "#database/statements.ts";
import { ApiError } from "#errors/api-error.ts";
import { readMemberRoles } from "#features/members/index.ts";
import {
  findOwnOrganization,
  lockOrganization,
  serializeOrganization,
} from "#features/organizations/index.ts";
import { lockUser } from "#features/user/index.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import { hashOpaqueToken } from "#secrets/opaque-token.ts";
import type { Services } from "#services.ts";
import {
  countOpen,
  deleteInvitation,
  selectByToken,
  type FoundInvitation,
} from "./invitations-repository.ts";

type AcceptInvitation = typeof operations.acceptInvitation;

/** Makes the caller a member with the role of the invitation, which is deleted; a member keeps the own role. */
export async function acceptInvitation(
  { params, actor: { userId } }: Call<AcceptInvitation>,
  { database }: Services,
): Promise<Answer<AcceptInvitation>> {
  const tokenHash = hashOpaqueToken(params.token);
  const joined = await database.transaction({ userId }, async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (user === undefined) throw new ApiError("notLoggedIn");
    const invitation = await findByToken(transaction, tokenHash);
    if (invitation.email !== user.email) throw new ApiError("invitationOfAnother");
    if (invitation.expiresAt.getTime() <= Date.now()) throw new ApiError("invitationExpired");
    const tenant = { userId, organizationId: invitation.organizationId };
    await setOrganization(transaction, tenant.organizationId);
    await join(transaction, tenant, invitation);
    return findOwnOrganization(transaction, tenant);
  });
  return { data: serializeOrganization(joined) };
}

async function findByToken(transaction: Transaction, hash: string): Promise<FoundInvitation> {
  const [[found]] = await runBatch(transaction.$client, [selectByToken(hash)]);
  if (found === undefined) throw new ApiError("notFound");
  return found;
}

async function join(
  transaction: Transaction,
  tenant: Required<Tenant>,
  { id, role }: FoundInvitation,
): Promise<void> {
  const { organizationId, userId } = tenant;
  const organization = await lockOrganization(transaction, organizationId);
  if (organization.deletionAt !== null) throw new ApiError("deletionPending");
  const roles = await readMemberRoles(transaction, organizationId);
  if (!(await deleteInvitation(transaction, organizationId, id))) throw new ApiError("notFound");
  if (roles.has(userId)) return;
  const used = roles.size + (await countOpen(transaction, organizationId));
  // After a downgrade, members and invitations can exceed the places.
  if (used >= plans[organization.plan].entitlements.members) {
    throw new ApiError("organizationFull", { values: { organization: organization.name } });
  }
  await transaction.insert(members).values({ organizationId, userId, role });
  const entry = { operation: "acceptInvitation", subjectId: userId, details: { role } } as const;
  await recordAudit(transaction, tenant, entry);
}
