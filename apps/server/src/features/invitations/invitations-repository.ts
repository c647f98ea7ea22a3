import { invitationDays, type invitationSchema, type InvitedRole } from "@tessera/contract";
import { and, count, eq, gt, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "#database/database.ts";
import { invitations, users } from "#database/schema.ts";
import type { BoundStatement, Statement } from "#database/statements.ts";
import type { Uuid } from "#ids/uuid.ts";

/** A stored invitation. */
export type InvitationRow = typeof invitations.$inferSelect;

/** A stored invitation with the name of the person who invited. */
export type ListedInvitation = Pick<
  InvitationRow,
  "id" | "email" | "role" | "sentAt" | "expiresAt"
> & { readonly invitedBy: string | null; readonly isExpired: boolean };

const listed: Statement<ListedInvitation & { readonly total: number }> = {
  name: "invitations-of-organization",
  text: `select i.id, i.email, i.role, i.sent_at as "sentAt", i.expires_at as "expiresAt",
      u.name as "invitedBy", i.expires_at <= now() as "isExpired", count(*) over ()::int as total
    from invitations i left join users u on u.id = i.invited_by
    where i.organization_id = $1 order by i.id desc limit $2 offset $3`,
};

/** Selects a page of an organization's invitations, the newest first, with their number. */
export function selectInvitations(
  organizationId: Uuid,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): BoundStatement<ListedInvitation & { readonly total: number }> {
  const values = [organizationId, String(pageSize), String((page - 1) * pageSize)];
  return { statement: listed, values };
}

/** An invitation that can be accepted, without its link. */
export type OpenInvitation = Pick<ListedInvitation, "email" | "role" | "invitedBy" | "expiresAt">;

const open: Statement<OpenInvitation> = {
  name: "open-invitations-of-organization",
  text: `select i.email, i.role, u.name as "invitedBy", i.expires_at as "expiresAt"
    from invitations i left join users u on u.id = i.invited_by
    where i.organization_id = $1 and i.expires_at > now() order by i.id`,
};

/** Selects the invitations of an organization that can be accepted, the oldest first. */
export function selectOpenInvitations(organizationId: Uuid): BoundStatement<OpenInvitation> {
  return { statement: open, values: [organizationId] };
}

const now = sql`clock_timestamp()`;
const isOpen = gt(invitations.expiresAt, now);

function nextExpiry() {
  return sql`${now} + interval '1 day' * ${invitationDays}`;
}

/** Counts the invitations of an organization that can be accepted, which take places of its plan. */
export async function countOpen(transaction: Transaction, organizationId: Uuid): Promise<number> {
  const [row] = await transaction
    .select({ total: count() })
    .from(invitations)
    .where(and(eq(invitations.organizationId, organizationId), isOpen));
  return row?.total ?? 0;
}

/** Lists those of the addresses that belong to a member, and those with an open invitation. */
export async function findTaken(
  transaction: Transaction,
  organizationId: Uuid,
  emails: readonly string[],
): Promise<{ readonly members: ReadonlySet<string>; readonly invited: ReadonlySet<string> }> {
  const { rows } = await transaction.execute<{ readonly email: string }>(sql`
    select u.email from members m join ${users} u on u.id = m.user_id
    where m.organization_id = ${organizationId} and u.email = any(${sql.param([...emails])})`);
  const open = await transaction
    .select({ email: invitations.email })
    .from(invitations)
    .where(
      and(
        eq(invitations.organizationId, organizationId),
        inArray(invitations.email, [...emails]),
        isOpen,
      ),
    );
  const textsOf = (found: readonly { readonly email: string }[]) =>
    new Set(found.map(({ email }) => email));
  return { members: textsOf(rows), invited: textsOf(open) };
}

/** Inserts an invitation and deletes an expired one to the same address. */
export async function insertInvitation(
  transaction: Transaction,
  invitation: Omit<typeof invitations.$inferInsert, "expiresAt">,
): Promise<InvitationRow> {
  const { organizationId, email } = invitation;
  const isOfAddress = eq(invitations.email, email);
  await transaction
    .delete(invitations)
    .where(and(eq(invitations.organizationId, organizationId), isOfAddress));
  const values = { ...invitation, sentAt: now, expiresAt: nextExpiry() };
  const [row] = await transaction.insert(invitations).values(values).returning();
  if (row === undefined) throw new Error("The invitation was not inserted.");
  return row;
}

/** Finds an invitation of an organization; undefined when it was accepted or withdrawn. */
export async function findInvitation(
  transaction: Transaction,
  organizationId: Uuid,
  id: string,
): Promise<(InvitationRow & { readonly isOpen: boolean }) | undefined> {
  const [row] = await transaction
    .select({ invitation: invitations, isOpen: sql<boolean>`${isOpen}` })
    .from(invitations)
    .where(isInvitation(organizationId, id));
  return row && { ...row.invitation, isOpen: row.isOpen };
}

/** Renews the time of an invitation by a member and ends its link; a hash is that of its next link. */
export async function renewInvitation(
  transaction: Transaction,
  { organizationId, id }: Pick<InvitationRow, "organizationId" | "id">,
  { invitedBy, tokenHash }: Pick<InvitationRow, "invitedBy" | "tokenHash">,
): Promise<InvitationRow> {
  const renewed = {
    invitedBy,
    tokenHash,
    linkNumber: sql`${invitations.linkNumber} + 1`,
    sentAt: now,
    expiresAt: nextExpiry(),
  };
  const updated = transaction.update(invitations).set(renewed);
  const [row] = await updated.where(isInvitation(organizationId, id)).returning();
  if (row === undefined) throw new Error("The invitation is missing.");
  return row;
}

/** Stores the hash of a link that is about to be mailed; undefined when a later link or a deletion has replaced it. */
export async function storeLink(
  transaction: Transaction,
  link: Pick<InvitationRow, "organizationId" | "id" | "linkNumber"> & {
    readonly tokenHash: string;
  },
): Promise<InvitationRow | undefined> {
  const { organizationId, id, linkNumber, tokenHash } = link;
  const isCurrent = and(
    isInvitation(organizationId, id),
    eq(invitations.linkNumber, linkNumber),
    isOpen,
  );
  const [row] = await transaction
    .update(invitations)
    .set({ tokenHash })
    .where(isCurrent)
    .returning();
  return row;
}

/** Deletes an invitation; false when it does not exist. */
export async function deleteInvitation(
  transaction: Transaction,
  organizationId: Uuid,
  id: string,
): Promise<boolean> {
  const deleted = transaction.delete(invitations).where(isInvitation(organizationId, id));
  return (await deleted.returning({ id: invitations.id })).length === 1;
}

function isInvitation(organizationId: string, id: string) {
  return and(eq(invitations.organizationId, organizationId), eq(invitations.id, id));
}

/** An invitation as the token of its link finds it, for any caller. */
export type FoundInvitation = {
  readonly organizationId: Uuid;
  readonly id: Uuid;
  readonly email: string;
  readonly role: InvitedRole;
  readonly expiresAt: Date;
  readonly organizationName: string;
  readonly invitedBy: string | null;
};

const byToken: Statement<FoundInvitation> = {
  name: "invitation-by-token",
  text: `select organization_id as "organizationId", id, email, role, expires_at as "expiresAt",
    organization_name as "organizationName", invited_by as "invitedBy" from app_find_invitation($1)`,
};

/** Selects the invitation of a token's hash. */
export function selectByToken(tokenHash: string): BoundStatement<FoundInvitation> {
  return { statement: byToken, values: [tokenHash] };
}

/** Returns an invitation as the admins of its organization see it. */
export function serializeInvitation({
  id,
  email,
  role,
  invitedBy,
  isExpired,
  sentAt,
  expiresAt,
}: ListedInvitation): z.input<typeof invitationSchema> {
  return {
    id,
    email,
    role,
    invitedBy,
    isExpired,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
