import { eq } from "drizzle-orm";
import { organizations } from "#database/schema.ts";
import { findUserByEmail, findUserById } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { JobData } from "#jobs/queues.ts";
import type { Mailer } from "#mail/mailer.ts";
import { printInvitationMail } from "#mail/invitation-mail.ts";
import { createOpaqueToken, hashOpaqueToken } from "#secrets/opaque-token.ts";
import type { Services } from "#services.ts";
import { storeLink } from "./invitations-repository.ts";
import { printInvitationLink } from "./print-invitation-link.ts";

/**
 * Mails the link of an invitation, unless a later link has replaced it. The token is created here, so that no job
 * contains it. The language is that of the account of the address, else of the person who invited.
 */
export async function mailInvitation(
  { organizationId, invitationId, linkNumber }: JobData["mail-invitation"],
  { config, database, publicUrl }: Services,
  mailer: Mailer,
): Promise<void> {
  const tenant = { organizationId: getUuid(organizationId) };
  const token = createOpaqueToken();
  const mail = await database.transaction(tenant, async (transaction) => {
    const link = { organizationId, id: invitationId, linkNumber };
    const invitation = await storeLink(transaction, {
      ...link,
      tokenHash: hashOpaqueToken(token),
    });
    const found = transaction.select({ name: organizations.name }).from(organizations);
    const [organization] = await found.where(eq(organizations.id, organizationId));
    if (invitation === undefined || organization === undefined) return undefined;
    const { email, invitedBy } = invitation;
    const inviter = invitedBy && (await findUserById(transaction, getUuid(invitedBy)));
    const account = await findUserByEmail(transaction, email);
    const locale = account?.locale ?? invitation.locale;
    const address = printInvitationLink(publicUrl, locale, token);
    const site = { config, publicUrl };
    const names = { organization: organization.name, inviter: inviter ? inviter.name : undefined };
    const text = printInvitationMail(locale, { ...names, ...site }, address);
    const userIds = [account, inviter].flatMap((user) => (user ? [user.id] : []));
    return { to: email, ...text, userIds };
  });
  if (mail) await mailer.send(mail);
}
