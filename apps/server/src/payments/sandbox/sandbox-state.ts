import type { BillingPeriod } from "@tessera/contract";

/** A product of the sandbox. */
export type SandboxProduct = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly currency: string;
  readonly billing_period: BillingPeriod;
  readonly status: "active" | "archived";
};

/** A customer, with the card that pays. */
type SandboxCustomer = {
  readonly id: string;
  readonly email: string;
  readonly card: string;
};

/** The state of a subscription, in Creem's words. */
export type SandboxStatus = "active" | "past_due" | "scheduled_cancel" | "canceled" | "expired";

/** A subscription; instants are in milliseconds. */
export type SandboxSubscription = {
  readonly id: string;
  readonly customerId: string;
  readonly productId: string;
  readonly status: SandboxStatus;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** The time of the next attempt to charge; the end of the period unless an attempt failed. */
  readonly nextChargeAt: number;
  readonly failedCharges: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly createdAt: number;
};

/** A checkout. */
export type SandboxCheckout = {
  readonly id: string;
  readonly productId: string;
  readonly requestId: string;
  readonly email: string;
  readonly customerId: string | undefined;
  readonly successUrl: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly status: "pending" | "completed" | "expired";
  readonly subscriptionId?: string;
};

/** A payment; the amount contains the tax. */
export type SandboxTransaction = {
  readonly id: string;
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly amount: number;
  readonly tax: number;
  readonly refunded: number;
  readonly currency: string;
  readonly status: "paid" | "declined" | "refunded" | "partialRefund" | "chargedBack";
  readonly createdAt: number;
  readonly periodStart: number;
  readonly periodEnd: number;
};

/** Everything that the sandbox remembers; it is stored as JSON. */
export type SandboxState = {
  clockOffsetMs: number;
  products: SandboxProduct[];
  customers: SandboxCustomer[];
  checkouts: SandboxCheckout[];
  subscriptions: SandboxSubscription[];
  transactions: SandboxTransaction[];
};

/** Finds a row by its id. */
export function findRow<Row extends { readonly id: string }>(
  rows: readonly Row[],
  id: string | undefined,
): Row | undefined {
  return rows.find((row) => row.id === id);
}

/** Replaces the row with the same id, or adds it. */
export function putRow<Row extends { readonly id: string }>(rows: Row[], row: NoInfer<Row>): Row {
  const at = rows.findIndex(({ id }) => id === row.id);
  if (at === -1) rows.push(row);
  else rows[at] = row;
  return row;
}
