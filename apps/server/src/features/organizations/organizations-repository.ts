import { createSlugs, type PlanId, type Role } from "@tessera/contract";
import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { members, organizations, users } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";

/** A stored organization. */
export type OrganizationRow = typeof organizations.$inferSelect;

/** An organization with the role of the member who reads it. */
export type OwnOrganization = { readonly organization: OrganizationRow; readonly role: Role };

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
  const random = `${name.slice(0, 30)} ${crypto.randomUUID().slice(0, 8)}`;
  return [
    ...takeFirst(createSlugs(name, "organization"), plainSlugs),
    ...takeFirst(createSlugs(random, random), 1),
  ];
}

function takeFirst<T>(values: Iterator<T>, count: number): readonly T[] {
  return Array.from({ length: count }, () => values.next().value as T);
}

/** Adds a member to an organization. */
export async function insertMember(
  transaction: Transaction,
  member: { readonly organizationId: Uuid; readonly userId: Uuid; readonly role: Role },
): Promise<void> {
  await transaction.insert(members).values(member);
}

/** Lists the organizations of a person, the oldest membership first. */
export async function listOwnOrganizations(
  transaction: Transaction,
  userId: Uuid,
): Promise<readonly OwnOrganization[]> {
  return transaction
    .select({ organization: organizations, role: members.role })
    .from(members)
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.createdAt), asc(organizations.id));
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
