import { fieldProblems, fillText, type FieldProblemCode, type operations } from "@tessera/contract";
import { countAttempts } from "#attempts/count-attempt.ts";
import { recordAudit } from "#audit/record-audit.ts";
import type { Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { findUserById } from "#features/user/index.ts";
import { createUuid, getUuid } from "#ids/uuid.ts";
import { createSinglePage, type Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { findTaken, insertInvitation, serializeInvitation } from "./invitations-repository.ts";
import { createPlacesError, lockPlaces } from "./require-places.ts";

type CreateInvitations = typeof operations.createInvitations;

/** Invites every address and queues its mail; concurrent calls cannot exceed the places of the plan. */
export async function createInvitations(
  call: Call<CreateInvitations>,
  services: Services,
): Promise<Answer<CreateInvitations>> {
  const { database } = services;
  const { organizationId } = call.tenant;
  const emails = [...new Set(call.body.emails)];
  const mails = { kind: "invitation", subjects: emails } as const;
  await countAttempts(database, "inviting", organizationId, mails);
  const turn = `organization ${organizationId}`;
  const created = await database.transactionInTurn(turn, call.tenant, async (transaction) => {
    const { left, plan } = await lockPlaces(transaction, call.tenant, call.body.role);
    await refuseTaken(transaction, call, emails);
    if (emails.length > left) {
      const places = emails.slice(Math.max(left, 0));
      throw createPlacesError(plan, { fields: describeEmails(call, places, "noPlaceLeft") });
    }
    const inviter = await findUserById(transaction, call.tenant.userId);
    const rows = [];
    for (const email of emails) {
      rows.push({ ...(await invite(transaction, services, call, email)), isExpired: false });
    }
    return rows.map((row) => ({ ...row, invitedBy: inviter?.name ?? null }));
  });
  return createSinglePage(created.map(serializeInvitation));
}

async function refuseTaken(
  transaction: Transaction,
  call: Call<CreateInvitations>,
  emails: readonly string[],
): Promise<void> {
  const taken = await findTaken(transaction, call.tenant.organizationId, emails);
  const fields = {
    ...describeEmails(call, [...taken.invited], "alreadyInvited"),
    ...describeEmails(call, [...taken.members], "alreadyMember"),
  };
  if (Object.keys(fields).length > 0) throw new ApiError("invalid", { fields });
}

/** Describes one problem of several addresses by their paths in the body. */
function describeEmails(
  { body, locale }: Call<CreateInvitations>,
  emails: readonly string[],
  problem: FieldProblemCode,
): Readonly<Record<string, string>> {
  const text = fillText(fieldProblems[problem], locale);
  return Object.fromEntries(
    emails.map((email) => [`emails.${body.emails.indexOf(email)}`, text] as const),
  );
}

async function invite(
  transaction: Transaction,
  services: Services,
  { tenant, body: { role }, locale }: Call<CreateInvitations>,
  email: string,
) {
  const { organizationId, userId: invitedBy } = tenant;
  const ids = { organizationId, id: createUuid() };
  const row = await insertInvitation(transaction, { ...ids, email, role, locale, invitedBy });
  const { linkNumber } = row;
  const ofInvitation = { organizationId, invitationId: row.id };
  await services.jobs.send(transaction, "mail-invitation", { ...ofInvitation, linkNumber });
  // A job, so that the time of the answer does not tell whether the address has an account.
  await services.jobs.send(transaction, "notify-invited", ofInvitation);
  await recordAudit(transaction, tenant, {
    operation: "createInvitations",
    subjectId: getUuid(row.id),
    details: { role },
  });
  return row;
}
