import { createSlugs, type organizationSchema, type PlanId, type Role } from "@tessera/contract";
import { eq, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { isMemberWritable, printPrecedingMembers } from "#access/member-rank.ts";
import type { Tenant, Transaction } from "#database/database.ts";
import { organizations, users } from "#database/schema.ts";
import { runBatch, type Statement } from "#database/statements.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Uuid } from "#ids/uuid.ts";

/** A stored organization. */
export type OrganizationRow = typeof organizations.$inferSelect;

/** An organization with its former slugs, and the role of the member who reads it. */
export type OwnOrganization = OrganizationRow & {
  readonly role: Role;
  /** The number of members before this one; those beyond the plan's limit are read-only. */
  readonly precedingMembers: number;
  readonly formerSlugs: readonly string[];
};

/** The number of plain suffixes that are tried before a frequent name gets a random one. */
const plainSlugs = 6;

/** Inserts an organization under the first free slug of its name. */
export async function insertOrganization(
  transaction: Transaction,
  { id, name }: { readonly id: Uuid; readonly name: string },
): Promise<OrganizationRow> {
  for (const slug of listSlugs(name)) {
    const inserted = transaction.insert(organizations).values({ id, name, slug });
    const [row] = await inserted.onConflictDoNothing({ target: organizations.slug }).returning();
    if (row) return row;
  }
  throw new Error("No slug was free.");
}

function listSlugs(name: string): readonly string[] {
  const plain = createSlugs(name, "organization");
  const random = `${name.slice(0, 30)} ${crypto.randomUUID().slice(0, 8)}`;
  return [
    ...Array.from({ length: plainSlugs }, () => plain.next().value),
    createSlugs(random, random).next().value,
  ];
}

/** A page of a list, counted from 1. */
type Page = { readonly page: number; readonly pageSize: number };

const ownColumns = `o.id, o.name, o.slug, o.logo_url as "logoUrl", o.plan,
  o.deletion_at as "deletionAt", o.created_at as "createdAt", o.updated_at as "updatedAt", m.role,
  ${printPrecedingMembers("m")} as "precedingMembers",
  array(select f.slug from former_slugs f where f.organization_id = o.id order by f.slug) as "formerSlugs"`;

const organizationsOfUser: Statement<OwnOrganization> = {
  name: "organizations-of-user",
  text: `select ${ownColumns}
    from members m join organizations o on o.id = m.organization_id
    where m.user_id = $1 order by m.created_at, o.id limit $2 offset $3`,
};

/** Selects a page of the organizations of a person, the oldest membership first. */
export function selectOwnOrganizations(userId: Uuid, { page, pageSize }: Page) {
  const values = [userId, String(pageSize), String((page - 1) * pageSize)];
  return { statement: organizationsOfUser, values };
}

const membershipCount: Statement<{ readonly total: number }> = {
  name: "membership-count",
  text: "select count(*)::int as total from members where user_id = $1",
};

/** Counts the organizations of a person. */
export function countOwnOrganizations(userId: Uuid) {
  return { statement: membershipCount, values: [userId] };
}

/** Counts the organizations of a plan that a person owns, and locks them against concurrent additions. */
export async function countOwned(
  transaction: Transaction,
  userId: Uuid,
  plan: PlanId,
): Promise<number> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const { rows } = await transaction.execute<{ readonly total: number }>(
    sql`select app_count_owned(${userId}, ${plan}) as total`,
  );
  return rows[0]?.total ?? 0;
}

const organizationOfUser: Statement<OwnOrganization> = {
  name: "organization-of-user",
  text: `select ${ownColumns}
    from members m join organizations o on o.id = m.organization_id
    where m.user_id = $1 and o.id = $2`,
};

/** Finds an organization as one of its members sees it. */
export async function findOwnOrganization(
  transaction: Transaction,
  { userId, organizationId }: Required<Tenant>,
): Promise<OwnOrganization> {
  const selected = { statement: organizationOfUser, values: [userId, organizationId] };
  const [[row]] = await runBatch(transaction.$client, [selected]);
  if (row === undefined) throw new ApiError("notFound");
  return row;
}

/** Locks an organization until the transaction ends; every change of its members and projects locks it first. */
export async function lockOrganization(
  transaction: Transaction,
  id: Uuid,
): Promise<OrganizationRow> {
  const found = transaction.select().from(organizations).where(eq(organizations.id, id));
  const [row] = await found.for("update");
  if (row === undefined) throw new ApiError("notFound");
  return row;
}

/** The fields of an organization that a call can change. */
type OrganizationChange = {
  readonly name?: string;
  readonly slug?: string | undefined;
  readonly logoUrl?: string | null;
  readonly deletionAt?: Date | SQL | null;
};

/** Changes an organization. */
export async function changeOrganization(
  transaction: Transaction,
  id: Uuid,
  change: OrganizationChange,
): Promise<void> {
  await transaction
    .update(organizations)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(organizations.id, id));
}

/** Returns whether an organization other than the given one has a slug. */
export async function isSlugUsed(
  transaction: Transaction,
  slug: string,
  exceptOf: Uuid,
): Promise<boolean> {
  const { rows } = await transaction.execute<{ readonly isUsed: boolean }>(
    sql`select app_is_slug_used(${slug}, ${exceptOf}) as "isUsed"`,
  );
  return rows[0]?.isUsed === true;
}

/** Returns an organization as one of its members sees it. */
export function serializeOrganization(own: OwnOrganization): z.input<typeof organizationSchema> {
  const { id, name, slug, logoUrl, formerSlugs, deletionAt, plan, role } = own;
  return {
    id,
    createdAt: own.createdAt.toISOString(),
    updatedAt: own.updatedAt.toISOString(),
    name,
    slug,
    logo_url: logoUrl,
    formerSlugs: [...formerSlugs],
    deletionAt: deletionAt?.toISOString() ?? null,
    plan,
    role,
    writable: isMemberWritable(own.precedingMembers, plan),
  };
}
