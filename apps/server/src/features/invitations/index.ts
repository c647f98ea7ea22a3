import { operations } from "@tessera/contract";
import { sql } from "drizzle-orm";
import { recordAudit } from "#audit/record-audit.ts";
import type { Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { lockOrganization } from "#features/organizations/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { Implement } from "#operations/implement.ts";
import { hashOpaqueToken } from "#secrets/opaque-token.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { createInvitations } from "./create-invitations.ts";
import {
  deleteInvitation,
  selectByToken,
  selectInvitations,
  serializeInvitation,
} from "./invitations-repository.ts";
import { createInvitationLink, resendInvitation } from "./renew-invitation.ts";

export { selectOpenInvitations } from "./invitations-repository.ts";
export { mailInvitation } from "./mail-invitation.ts";
export { notifyInvited } from "./notify-invited.ts";

/** Deletes every invitation to the address of an account that is deleted. */
export async function deleteInvitationsTo(transaction: Transaction, email: string): Promise<void> {
  await transaction.execute(sql`select app_delete_invitations_to(${email})`);
}

/** Adds the operations on invitations. */
export function implementInvitations(implement: Implement): void {
  implement(operations.listInvitations, {
    select: ({ namedId, query }) => [selectInvitations(namedId, query)],
    answer: ({ query }, [rows]) => ({
      rows: rows.map(serializeInvitation),
      ...query,
      total: rows[0]?.total ?? 0,
    }),
  });
  implement(operations.createInvitations, createInvitations);
  implement(operations.resendInvitation, resendInvitation);
  implement(operations.createInvitationLink, createInvitationLink);
  implement(operations.withdrawInvitation, async ({ tenant, params }, { database }) => {
    const { organizationId } = tenant;
    const turn = `organization ${organizationId}`;
    await database.transactionInTurn(turn, tenant, async (transaction) => {
      await lockOrganization(transaction, organizationId);
      const isDeleted = await deleteInvitation(transaction, organizationId, params.invitationId);
      if (!isDeleted) throw new ApiError("notFound");
      const subjectId = getUuid(params.invitationId);
      const entry = { operation: "withdrawInvitation", subjectId, details: {} } as const;
      await recordAudit(transaction, tenant, entry);
    });
    return undefined;
  });
  implement(operations.getInvitation, async ({ params }, { database }) => {
    const [[found]] = await database.read({}, selectByToken(hashOpaqueToken(params.token)));
    if (found === undefined) throw new ApiError("notFound");
    const { organizationName, email, role, invitedBy, expiresAt } = found;
    const isExpired = expiresAt.getTime() <= Date.now();
    const shown = { organizationName, email, role, invitedBy, isExpired };
    return { data: { ...shown, expiresAt: expiresAt.toISOString() } };
  });
  implement(operations.acceptInvitation, acceptInvitation);
}
