import type { PlanId } from "@tessera/contract";
import type { SubscriptionStatus } from "#payments/payment-provider.ts";

/** The days that Pro stays on after a payment has failed. */
const graceDays = 7;
const dayMs = 86_400_000;

/** The parts of a subscription that decide about the plan. */
export type PlanBasis = {
  readonly status: SubscriptionStatus;
  readonly periodEnd: Date | null;
  readonly overdueSince: Date | null;
};

/** How long Pro lasts in a state: always, never, until the period ends, or some days longer. */
type Access = "always" | "never" | "period" | "grace";

const accessOf: Readonly<Record<SubscriptionStatus, Access>> = {
  active: "always",
  trialing: "always",
  "scheduled-cancel": "period",
  "past-due": "grace",
  // The provider still tries to collect the payment, so an expired subscription can recover.
  expired: "grace",
  unknown: "period",
  unpaid: "never",
  paused: "never",
  incomplete: "never",
  canceled: "never",
};

/** Returns whether a payment is overdue in a state. */
export function isOverdue(status: SubscriptionStatus): boolean {
  return accessOf[status] === "grace";
}

/** Returns whether a subscription can still be charged. */
export function isLive(status: SubscriptionStatus): boolean {
  return status !== "canceled" && status !== "incomplete";
}

/** Returns the time at which Pro ends unless something changes; undefined when no end is known. */
export function endOfPlan({ status, periodEnd, overdueSince }: PlanBasis): Date | undefined {
  const access = accessOf[status];
  if (access === "period") return periodEnd ?? undefined;
  if (access !== "grace" || overdueSince === null) return undefined;
  return new Date(overdueSince.getTime() + graceDays * dayMs);
}

/** Returns the time of the next attempt to charge an overdue payment, if the provider has planned one that is to come. */
export function findRetry(
  { status, nextChargeAt }: Pick<PlanBasis, "status"> & { readonly nextChargeAt: Date | null },
  now: Date,
): Date | undefined {
  return isOverdue(status) && nextChargeAt !== null && now < nextChargeAt
    ? nextChargeAt
    : undefined;
}

/** Returns the plan that a subscription gives at a time. */
export function planOfSubscription(basis: PlanBasis, now: Date): PlanId {
  const access = accessOf[basis.status];
  if (access === "never") return "free";
  if (access === "always") return "pro";
  const end = endOfPlan(basis);
  return end === undefined || now < end ? "pro" : "free";
}
