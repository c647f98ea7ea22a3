import { createSlugs, type organizationSchema, type PlanId, type Role } from "@tessera/contract";
import { and, count, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "#database/database.ts";
import { members, organizations, users } from "#database/schema.ts";
import type { Statement } from "#database/statements.ts";
import type { Uuid } from "#ids/uuid.ts";

/** A stored organization. */
export type OrganizationRow = typeof organizations.$inferSelect;

/** An organization with the role of the member who reads it. */
export type OwnOrganization = OrganizationRow & { readonly role: Role };

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

const organizationsOfUser: Statement<OwnOrganization> = {
  name: "organizations-of-user",
  text: `select o.id, o.name, o.slug, o.logo_url as "logoUrl", o.plan,
      o.created_at as "createdAt", o.updated_at as "updatedAt", m.role
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
  const [row] = await transaction
    .select({ total: count() })
    .from(members)
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(
      and(eq(members.userId, userId), eq(members.role, "owner"), eq(organizations.plan, plan)),
    );
  return row?.total ?? 0;
}

/** Updates an organization; undefined when it is deleted. */
export async function changeOrganization(
  transaction: Transaction,
  id: Uuid,
  change: { readonly name: string; readonly logoUrl?: null },
): Promise<OrganizationRow | undefined> {
  const [row] = await transaction
    .update(organizations)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(organizations.id, id))
    .returning();
  return row;
}

/** Returns an organization as one of its members sees it. */
export function serializeOrganization(own: OwnOrganization): z.input<typeof organizationSchema> {
  const { id, name, slug, logoUrl, plan, role, createdAt, updatedAt } = own;
  return {
    id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    name,
    slug,
    logo_url: logoUrl,
    plan,
    role,
  };
}
