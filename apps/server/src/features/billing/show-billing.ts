import {
  isCurrency,
  plans,
  priceOf,
  type PlanId,
  type ReplyOf,
  type operations,
} from "@tessera/contract";
import { and, count, eq, gt, isNull, sql } from "drizzle-orm";
import type { Tenant, Transaction } from "#database/database.ts";
import {
  invitations,
  members,
  organizations,
  projects,
  unclaimedSubscriptions,
} from "#database/schema.ts";
import { ApiError } from "#errors/api-error.ts";
import { findUserById, isUnclaimedPurchaseOf } from "#features/user/index.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { Services } from "#services.ts";
import { findBillingDetails } from "./find-billing-details.ts";
import { endOfPlan, findRetry, isOverdue, planOfSubscription } from "./plan-of-subscription.ts";
import {
  findRefundBasis,
  findSubscriptionRow,
  type RefundBasis,
  type SubscriptionRow,
} from "./subscriptions-repository.ts";

type Shown = ReplyOf<typeof operations.getSubscription>;

/** The days after the first payment in which it can be refunded. */
const refundDays = 14;
const dayMs = 86_400_000;

/** Returns what an owner sees about the plan of an organization. */
export async function showBilling(services: Services, tenant: Required<Tenant>): Promise<Shown> {
  const { database, payments } = services;
  const { organizationId, userId } = tenant;
  const offered = await payments.plans.list().catch(() => []);
  return database.transaction(tenant, async (transaction) => {
    const [organization] = await transaction
      .select({ plan: organizations.plan })
      .from(organizations)
      .where(eq(organizations.id, organizationId));
    if (organization === undefined) throw new ApiError("notFound");
    const row = await findSubscriptionRow(transaction, organizationId);
    const refund = await findRefundBasis(transaction, organizationId);
    const product = offered.find(({ id }) => id === row?.productId);
    return {
      plan: organization.plan,
      subscription: row
        ? showSubscription(row, { now: payments.provider.now(), refund, product })
        : null,
      usage: await countUsage(transaction, organizationId),
      billingDetails: await findBillingDetails(transaction, organizationId),
      isClaimable: await isClaimable(transaction, userId, organization.plan),
    };
  });
}

type Around = {
  readonly now: Date;
  readonly refund: RefundBasis;
  readonly product: { readonly price: number; readonly currency: string } | undefined;
};

function showSubscription(
  row: SubscriptionRow,
  { now, refund, product }: Around,
): NonNullable<Shown["subscription"]> {
  const hasEnded = planOfSubscription(row, now) === "free";
  const isEnding = row.status === "scheduled-cancel";
  const isPastDue = isOverdue(row.status);
  const end = hasEnded ? (endOfPlan(row) ?? earlier(row.periodEnd, row.updatedAt)) : endOfPlan(row);
  const currency = product?.currency ?? plans.pro.currency;
  return {
    state: hasEnded ? "ended" : isPastDue ? "past-due" : isEnding ? "ending" : "active",
    period: row.period,
    priceMinor: product?.price ?? priceOf(plans.pro, row.period),
    currency: isCurrency(currency) ? currency : plans.pro.currency,
    renewsAt: hasEnded || isEnding ? null : (row.periodEnd?.toISOString() ?? null),
    endsAt: end?.toISOString() ?? null,
    retriesAt: hasEnded ? null : (findRetry(row, now)?.toISOString() ?? null),
    refundableUntil: hasEnded ? null : showRefundEnd(row, refund, now),
  };
}

/** Returns the end of a period, or the time at which the subscription was found ended before it. */
function earlier(periodEnd: Date | null, found: Date): Date {
  return periodEnd !== null && periodEnd < found ? periodEnd : found;
}

function showRefundEnd(
  row: SubscriptionRow,
  { isRefunded, paidSince }: RefundBasis,
  now: Date,
): string | null {
  const end = endOfRefund(paidSince ?? row.paidSince);
  return row.disputedAt === null && !isRefunded && now < end ? end.toISOString() : null;
}

/** Returns the last moment at which an organization can be refunded, after its first payment. */
export function endOfRefund(paidSince: Date): Date {
  return new Date(paidSince.getTime() + refundDays * dayMs);
}

async function countUsage(transaction: Transaction, organizationId: Uuid) {
  const [ofProjects] = await transaction
    .select({ total: count() })
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), isNull(projects.archivedAt)));
  const [ofMembers] = await transaction
    .select({ total: count() })
    .from(members)
    .where(eq(members.organizationId, organizationId));
  const isOpen = gt(invitations.expiresAt, sql`now()`);
  const [ofInvitations] = await transaction
    .select({ total: count() })
    .from(invitations)
    .where(and(eq(invitations.organizationId, organizationId), isOpen));
  return {
    designSystems: ofProjects?.total ?? 0,
    members: ofMembers?.total ?? 0,
    invitations: ofInvitations?.total ?? 0,
  };
}

async function isClaimable(transaction: Transaction, userId: Uuid, plan: PlanId): Promise<boolean> {
  if (plan !== "free") return false;
  const user = await findUserById(transaction, userId);
  if (user === undefined) return false;
  const [row] = await transaction
    .select({ id: unclaimedSubscriptions.id })
    .from(unclaimedSubscriptions)
    .where(isUnclaimedPurchaseOf(user))
    .limit(1);
  return row !== undefined;
}
