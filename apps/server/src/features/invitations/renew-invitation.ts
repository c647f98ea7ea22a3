import type { OperationId, operations } from "@tessera/contract";
import { countAttempts } from "#attempts/count-attempt.ts";
import { recordAudit } from "#audit/record-audit.ts";
import type { Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { findUserById } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import { createOpaqueToken, hashOpaqueToken } from "#secrets/opaque-token.ts";
import type { Services } from "#services.ts";
import {
  findInvitation,
  renewInvitation,
  serializeInvitation,
  type InvitationRow,
  type ListedInvitation,
} from "./invitations-repository.ts";
import { printInvitationLink } from "./print-invitation-link.ts";
import { createPlacesError, lockPlaces } from "./require-places.ts";

type ResendInvitation = typeof operations.resendInvitation;
type CreateInvitationLink = typeof operations.createInvitationLink;

/** Queues the mail of an invitation again, with a new link and seven more days. */
export async function resendInvitation(
  call: Call<ResendInvitation>,
  services: Services,
): Promise<Answer<ResendInvitation>> {
  const { organizationId } = call.tenant;
  const mails = { kind: "invitation", subjects: [await findEmail(call, services)] } as const;
  await countAttempts(services.database, "inviting", organizationId, mails);
  const renewed = await renew(call, services, {
    operation: "resendInvitation",
    tokenHash: null,
    afterwards: (transaction, { id: invitationId, linkNumber }) =>
      services.jobs.send(transaction, "mail-invitation", {
        organizationId,
        invitationId,
        linkNumber,
      }),
  });
  return { data: serializeInvitation(renewed) };
}

/** Creates a link that the caller passes on, with seven more days. */
export async function createInvitationLink(
  call: Call<CreateInvitationLink>,
  services: Services,
): Promise<Answer<CreateInvitationLink>> {
  const token = createOpaqueToken();
  const renewed = await renew(call, services, {
    operation: "createInvitationLink",
    tokenHash: hashOpaqueToken(token),
    afterwards: async () => undefined,
  });
  const link = printInvitationLink(services.publicUrl, call.locale, token);
  return { data: { ...serializeInvitation(renewed), link } };
}

async function findEmail(
  { tenant, params }: Call<ResendInvitation>,
  { database }: Services,
): Promise<string> {
  const { organizationId } = tenant;
  const found = await database.transaction(tenant, (transaction) =>
    findInvitation(transaction, organizationId, params.invitationId),
  );
  if (found === undefined) throw new ApiError("notFound");
  return found.email;
}

type Renewal = {
  readonly operation: OperationId;
  readonly tokenHash: string | null;
  readonly afterwards: (transaction: Transaction, row: InvitationRow) => Promise<void>;
};

/** Renews an invitation, which the caller gives from now on; an expired one needs a free place again. */
function renew(
  { tenant, params }: Call<ResendInvitation> | Call<CreateInvitationLink>,
  { database }: Services,
  { operation, tokenHash, afterwards }: Renewal,
): Promise<ListedInvitation> {
  const { organizationId } = tenant;
  const turn = `organization ${organizationId}`;
  return database.transactionInTurn(turn, tenant, async (transaction) => {
    const found = await findInvitation(transaction, organizationId, params.invitationId);
    if (found === undefined) throw new ApiError("notFound");
    const { left, plan } = await lockPlaces(transaction, tenant, found.role);
    if (!found.isOpen && left < 1) throw createPlacesError(plan);
    const { userId: invitedBy } = tenant;
    const row = await renewInvitation(transaction, found, { invitedBy, tokenHash });
    await afterwards(transaction, row);
    const { role } = row;
    const entry = { operation, subjectId: getUuid(row.id), details: { role } };
    await recordAudit(transaction, tenant, entry);
    const inviter = await findUserById(transaction, invitedBy);
    return { ...row, isExpired: false, invitedBy: inviter ? inviter.name : null };
  });
}
