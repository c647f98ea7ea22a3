import type { memberSchema, PlanId, Role } from "@tessera/contract";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { isMemberWritable, printPrecedingMembers } from "#access/member-rank.ts";
import type { Tenant, Transaction } from "#database/database.ts";
import { members } from "#database/schema.ts";
import { runBatch, type BoundStatement, type Statement } from "#database/statements.ts";
import { avatarPathOf } from "#features/user/index.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { MemberRoles } from "./member-rules.ts";

/** A stored member with the account's name, address and last activity. */
export type MemberRow = {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly avatarFile: string | null;
  readonly role: Role;
  readonly plan: PlanId;
  /** The number of members before this one; those beyond the plan's limit are read-only. */
  readonly precedingMembers: number;
  readonly joinedAt: Date;
  readonly hasTwoFactor: boolean;
  readonly lastActiveAt: Date | null;
};

const membersOfOrganization: Statement<MemberRow> = {
  name: "members-of-organization",
  text: `select m.user_id as "userId", u.name, u.email, a.file_name as "avatarFile", m.role, m.created_at as "joinedAt",
      (select plan from organizations where id = $1) as plan, ${printPrecedingMembers("m")} as "precedingMembers",
      exists (select from authenticator_apps app
        where app.user_id = m.user_id and app.confirmed_at is not null) as "hasTwoFactor",
      (select max(s.last_used_at) from sessions s where s.user_id = m.user_id) as "lastActiveAt"
    from members m join users u on u.id = m.user_id left join avatars a on a.user_id = m.user_id
    where m.organization_id = $1`,
};

/** Selects the members of an organization. */
export function selectMembers(organizationId: Uuid): BoundStatement<MemberRow> {
  return { statement: membersOfOrganization, values: [organizationId] };
}

/** Finds a member of an organization. */
export async function findMember(
  transaction: Transaction,
  organizationId: Uuid,
  userId: string,
): Promise<MemberRow | undefined> {
  const [rows] = await runBatch(transaction.$client, [selectMembers(organizationId)]);
  return rows.find((row) => row.userId === userId);
}

/** Returns the roles of an organization's members, after the organization was locked. */
export async function readMemberRoles(
  transaction: Transaction,
  organizationId: Uuid,
): Promise<MemberRoles> {
  const { userId, role } = members;
  const found = transaction.select({ userId, role }).from(members);
  const rows = await found.where(eq(members.organizationId, organizationId));
  return new Map(rows.map((row) => [row.userId, row.role]));
}

/** Sets the role of a member, or ends the membership when the role is undefined. */
export async function writeMember(
  transaction: Transaction,
  { organizationId, userId }: Required<Tenant>,
  role: Role | undefined,
): Promise<void> {
  const isMember = and(eq(members.organizationId, organizationId), eq(members.userId, userId));
  if (role === undefined) await transaction.delete(members).where(isMember);
  else await transaction.update(members).set({ role }).where(isMember);
}

/** Returns a member as a caller with a role sees them; only admins see how and when a member logs in. */
export function serializeMember(
  {
    joinedAt,
    hasTwoFactor,
    lastActiveAt,
    avatarFile,
    plan,
    precedingMembers,
    ...member
  }: MemberRow,
  isAdmin: boolean,
): z.input<typeof memberSchema> {
  return {
    ...member,
    writable: isMemberWritable(precedingMembers, plan),
    avatar: avatarFile === null ? null : avatarPathOf(avatarFile),
    joinedAt: joinedAt.toISOString(),
    hasTwoFactor: isAdmin ? hasTwoFactor : null,
    lastActiveAt: isAdmin ? (lastActiveAt?.toISOString() ?? null) : null,
  };
}
