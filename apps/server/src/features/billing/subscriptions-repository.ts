import type { PlanId } from "@tessera/contract";
import { and, asc, count, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/database.ts";
import { checkouts, members, organizations, subscriptions, users } from "#database/schema.ts";
import { getUuid, type Uuid } from "#ids/uuid.ts";
import type { SubscriptionStatus } from "#payments/payment-provider.ts";

/** A stored subscription. */
export type SubscriptionRow = Omit<typeof subscriptions.$inferSelect, "status"> & {
  readonly status: SubscriptionStatus;
};

/** Lists the subscriptions of an organization, the oldest first. */
export async function listSubscriptionRows(
  transaction: Transaction,
  organizationId: Uuid,
): Promise<readonly SubscriptionRow[]> {
  const rows = await transaction
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, organizationId))
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id));
  return rows as SubscriptionRow[];
}

/** Finds the subscription that counts: the newest that is no surplus. */
export async function findSubscriptionRow(
  transaction: Transaction,
  organizationId: Uuid,
): Promise<SubscriptionRow | undefined> {
  const { isSurplus, createdAt, id } = subscriptions;
  const [row] = await transaction
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.organizationId, organizationId), eq(isSurplus, false)))
    .orderBy(sql`(${subscriptions.status} = 'canceled')`, desc(createdAt), desc(id))
    .limit(1);
  return row as SubscriptionRow | undefined;
}

/** Writes what a read found, unless a newer read was written before; returns whether it wrote. */
export async function writeSubscription(
  transaction: Transaction,
  row: typeof subscriptions.$inferInsert,
): Promise<boolean> {
  const { organizationId, id, createdAt: _created, paidSince: _paid, ...change } = row;
  const written = await transaction
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: [subscriptions.organizationId, subscriptions.id],
      set: { ...change, updatedAt: sql`now()` },
      setWhere: lt(subscriptions.readNumber, row.readNumber),
    })
    .returning({ id: subscriptions.id });
  return written.length > 0 && organizationId !== undefined && id !== undefined;
}

/** Changes some columns of a subscription. */
export async function changeSubscriptionRow(
  transaction: Transaction,
  { organizationId, id }: { readonly organizationId: string; readonly id: string },
  change: Partial<
    Pick<SubscriptionRow, "refundedAt" | "disputedAt" | "endingMailedAt" | "isEndedByDeletion">
  >,
): Promise<void> {
  await transaction
    .update(subscriptions)
    .set(change)
    .where(and(eq(subscriptions.organizationId, organizationId), eq(subscriptions.id, id)));
}

/** Returns the number of a read that starts now. */
export async function createReadNumber(database: Database): Promise<number> {
  return database.transaction({}, async (transaction) => {
    const next = sql`select nextval('payment_reads') as number`;
    const { rows } = await transaction.execute<{ number: string }>(next);
    return Number(rows[0]?.number);
  });
}

/** Finds the organization of a subscription, by the subscription or by the checkout that it comes from. */
export async function findOrganizationOfPayment(
  database: Database,
  subscriptionId: string | undefined,
  checkoutId: Uuid | undefined,
): Promise<Uuid | undefined> {
  return database.transaction({}, (transaction) =>
    findPayingOrganization(transaction, subscriptionId, checkoutId),
  );
}

/** Like `findOrganizationOfPayment`, in a transaction. */
export async function findPayingOrganization(
  transaction: Transaction,
  subscriptionId: string | undefined,
  checkoutId: Uuid | undefined,
): Promise<Uuid | undefined> {
  const { rows } = await transaction.execute<{ id: string | null }>(
    sql`select app_organization_of_payment(${subscriptionId ?? null}, ${checkoutId ?? null}::uuid) as id`,
  );
  const id = rows[0]?.id;
  return id ? getUuid(id) : undefined;
}

/** Locks an organization until the transaction ends and returns its plan; undefined when it is deleted. */
export async function lockPlan(transaction: Transaction, id: Uuid): Promise<PlanId | undefined> {
  const [row] = await transaction
    .select({ plan: organizations.plan })
    .from(organizations)
    .where(eq(organizations.id, id))
    .for("update");
  return row?.plan;
}

/**
 * Locks the renewal of an organization until the transaction ends, across processes. No row is
 * locked, because what the provider answers meanwhile is written in other transactions.
 */
export async function lockRenewal(transaction: Transaction, id: Uuid): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`renewal ${id}`}, 0))`,
  );
}

/** Returns whether the deletion of an organization is planned. */
export async function isDeletionPlanned(transaction: Transaction, id: Uuid): Promise<boolean> {
  const { deletionAt } = organizations;
  const found = transaction.select({ deletionAt }).from(organizations);
  const [row] = await found.where(eq(organizations.id, id));
  return row?.deletionAt instanceof Date;
}

/** Sets the plan of an organization. */
export async function writePlan(transaction: Transaction, id: Uuid, plan: PlanId): Promise<void> {
  await transaction
    .update(organizations)
    .set({ plan, updatedAt: sql`now()` })
    .where(eq(organizations.id, id));
}

/** Lists the ids of an organization's members. */
export async function listMemberIds(
  transaction: Transaction,
  organizationId: Uuid,
): Promise<readonly Uuid[]> {
  const rows = await transaction
    .select({ userId: members.userId })
    .from(members)
    .where(eq(members.organizationId, organizationId));
  return rows.map(({ userId }) => getUuid(userId));
}

/** Lists the ids of an organization's owners. */
export async function listOwnerIds(
  transaction: Transaction,
  organizationId: Uuid,
): Promise<readonly string[]> {
  const rows = await transaction
    .select({ id: users.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.organizationId, organizationId), eq(members.role, "owner")));
  return rows.map(({ id }) => id);
}

/** The facts that allow or refuse the refund of an organization. */
export type RefundBasis = {
  readonly isRefunded: boolean;
  /** The time of the first payment of the organization; null before it. */
  readonly paidSince: Date | null;
};

/** Finds the facts that allow or refuse the refund of an organization. */
export async function findRefundBasis(
  transaction: Transaction,
  organizationId: Uuid,
): Promise<RefundBasis> {
  const { refundedAt, paidSince, isSurplus } = subscriptions;
  const [row] = await transaction
    .select({
      refunds: count(refundedAt),
      paidSince: sql`min(${paidSince}) filter (where not ${isSurplus})`.mapWith(paidSince),
    })
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, organizationId));
  return { isRefunded: (row?.refunds ?? 0) > 0, paidSince: row?.paidSince ?? null };
}

/** Marks a checkout of the tenant as paid or expired; its address is not given out again. */
export async function endCheckout(transaction: Transaction, id: Uuid | undefined): Promise<void> {
  if (id === undefined) return;
  await transaction
    .update(checkouts)
    .set({ endedAt: sql`now()` })
    .where(and(eq(checkouts.id, id), isNull(checkouts.endedAt)));
}
