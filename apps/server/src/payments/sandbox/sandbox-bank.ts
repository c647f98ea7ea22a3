import { randomBytes } from "node:crypto";
import { resultOfCard, type CardResult } from "./sandbox-cards.ts";
import { createProducts, creditOf, endOfPeriod, taxOf } from "./sandbox-prices.ts";
import {
  findRow,
  putRow,
  type SandboxCheckout,
  type SandboxProduct,
  type SandboxState,
  type SandboxStatus,
  type SandboxSubscription,
  type SandboxTransaction,
} from "./sandbox-state.ts";

/** An event of the sandbox, before it is a webhook. */
export type SandboxEvent =
  | { readonly type: "checkout.completed"; readonly checkout: SandboxCheckout }
  | { readonly type: `subscription.${string}`; readonly subscription: SandboxSubscription }
  | {
      readonly type: "refund.created" | "dispute.created";
      readonly transaction: SandboxTransaction;
    };

/** A refused call, with the HTTP status of its answer. */
export class SandboxRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const dayMs = 86_400_000;
const retryDays = 3;
const mostFailedCharges = 4;

/** The books of the sandbox: checkouts, subscriptions and payments on its own clock. */
export class SandboxBank {
  readonly state: SandboxState;
  readonly #emit: (event: SandboxEvent) => void;

  constructor(state: SandboxState | undefined, emit: (event: SandboxEvent) => void) {
    this.state = state ?? {
      clockOffsetMs: 0,
      products: createProducts(),
      customers: [],
      checkouts: [],
      subscriptions: [],
      transactions: [],
    };
    this.#emit = emit;
  }

  /** Returns the time of the sandbox. */
  now(): number {
    return Date.now() + this.state.clockOffsetMs;
  }

  /** Moves the clock forward, and renews, ends and retries what becomes due. */
  advance(days: number): void {
    const target = this.now() + days * dayMs;
    for (;;) {
      const due = this.state.subscriptions
        .filter(({ status, nextChargeAt }) => isLive(status) && nextChargeAt <= target)
        .toSorted((one, other) => one.nextChargeAt - other.nextChargeAt)[0];
      if (due === undefined) break;
      this.state.clockOffsetMs = Math.max(this.state.clockOffsetMs, due.nextChargeAt - Date.now());
      this.renew(due.id);
    }
    this.state.clockOffsetMs = target - Date.now();
  }

  /** Starts a checkout of a product that is offered. */
  createCheckout(request: Omit<SandboxCheckout, "id" | "status" | "subscriptionId">) {
    const product = this.#requireProduct(request.productId);
    if (product.status === "archived") throw new SandboxRefusal(400, "The product is archived.");
    return putRow(this.state.checkouts, { ...request, id: createId("ch"), status: "pending" });
  }

  /** Pays a checkout with a card; a card that asks pays only once it is confirmed. */
  pay(
    checkoutId: string,
    { card, email, isConfirmed }: { card: string; email: string; isConfirmed: boolean },
  ): CardResult {
    const checkout = this.requireCheckout(checkoutId);
    if (checkout.status !== "pending") throw new SandboxRefusal(409, "The checkout has ended.");
    const result = resultOfCard(card);
    if (result !== "pays" && !(result === "asks" && isConfirmed)) return result;
    const customer = putRow(this.state.customers, {
      id: findRow(this.state.customers, checkout.customerId)?.id ?? createId("cust"),
      email,
      card,
    });
    const product = this.#requireProduct(checkout.productId);
    const now = this.now();
    const periodEnd = endOfPeriod(now, product);
    const subscription = putRow(this.state.subscriptions, {
      id: createId("sub"),
      customerId: customer.id,
      productId: product.id,
      status: "active",
      periodStart: now,
      periodEnd,
      nextChargeAt: periodEnd,
      failedCharges: 0,
      metadata: checkout.metadata,
      createdAt: now,
    });
    this.#charge(subscription, product.price, "paid");
    const completed = {
      ...checkout,
      status: "completed",
      subscriptionId: subscription.id,
    } as const;
    putRow(this.state.checkouts, completed);
    this.#emit({ type: "checkout.completed", checkout: completed });
    this.#emit({ type: "subscription.active", subscription });
    this.#emit({ type: "subscription.paid", subscription });
    return "pays";
  }

  /** Charges the next period, or ends a subscription that is scheduled to end. */
  renew(id: string): void {
    const subscription = this.requireSubscription(id);
    if (subscription.status === "scheduled_cancel") {
      this.#change(subscription, { status: "canceled" }, "canceled");
      return;
    }
    const product = this.#requireProduct(subscription.productId);
    if (resultOfCard(this.#cardOf(subscription)) !== "pays") {
      this.#failRenewal(subscription, product.price);
      return;
    }
    const periodStart = subscription.periodEnd;
    const periodEnd = endOfPeriod(periodStart, product);
    const change = { status: "active", periodStart, periodEnd } as const;
    const times = { nextChargeAt: periodEnd, failedCharges: 0 };
    const renewed = this.#change(subscription, { ...change, ...times }, "paid");
    this.#charge(renewed, product.price, "paid");
  }

  /** Changes the product with proration that is charged at once; a declined card changes nothing. */
  upgrade(id: string, productId: string, isChargedNow: boolean): SandboxSubscription {
    const subscription = this.#requireLive(id);
    const product = this.#requireProduct(productId);
    if (product.status === "archived") throw new SandboxRefusal(400, "The product is archived.");
    if (!isChargedNow) return this.#change(subscription, { productId }, "update");
    const former = this.#requireProduct(subscription.productId);
    const now = this.now();
    const owed = product.price - creditOf(former.price, subscription, now);
    if (owed > 0 && resultOfCard(this.#cardOf(subscription)) !== "pays") {
      throw new SandboxRefusal(402, "The card was declined.");
    }
    const periodEnd = endOfPeriod(now, product);
    const period = { periodStart: now, periodEnd, nextChargeAt: periodEnd };
    const changed = this.#change(subscription, { productId, ...period }, "update");
    if (owed > 0) this.#charge(changed, owed, "paid");
    this.#emit({ type: "subscription.paid", subscription: changed });
    return changed;
  }

  /** Cancels at once, or at the end of the period. */
  cancel(id: string, isImmediate: boolean): SandboxSubscription {
    const subscription = this.#requireLive(id);
    return isImmediate
      ? this.#change(subscription, { status: "canceled" }, "canceled")
      : this.#change(subscription, { status: "scheduled_cancel" }, "scheduled_cancel");
  }

  /** Resumes a subscription that is scheduled to end. */
  resume(id: string): SandboxSubscription {
    const subscription = this.requireSubscription(id);
    if (subscription.status !== "scheduled_cancel") {
      throw new SandboxRefusal(400, "The subscription is not scheduled to end.");
    }
    return this.#change(subscription, { status: "active" }, "active");
  }

  /** Changes the card of a customer; an overdue payment is tried again at once. */
  setCard(customerId: string, card: string): void {
    const customer = findRow(this.state.customers, customerId);
    if (customer === undefined) throw new SandboxRefusal(404, "There is no such customer.");
    putRow(this.state.customers, { ...customer, card });
    if (resultOfCard(card) !== "pays") return;
    const overdue = this.state.subscriptions.filter(
      (row) => row.customerId === customerId && row.status === "past_due",
    );
    for (const { id } of overdue) this.renew(id);
  }

  /** Refunds an amount of a payment, by default everything that is left of it. */
  refund(id: string, amount?: number): SandboxTransaction {
    const transaction = findRow(this.state.transactions, id);
    if (transaction === undefined) throw new SandboxRefusal(404, "There is no such transaction.");
    const left = transaction.amount - transaction.refunded;
    const isRefundable = ["paid", "partialRefund"].includes(transaction.status);
    if (!isRefundable || left === 0 || (amount ?? left) > left) {
      throw new SandboxRefusal(400, "Nothing is left to refund.");
    }
    const refunded = transaction.refunded + (amount ?? left);
    const status = refunded === transaction.amount ? "refunded" : "partialRefund";
    const changed = putRow(this.state.transactions, { ...transaction, refunded, status });
    this.#emit({ type: "refund.created", transaction: changed });
    return changed;
  }

  /** Disputes a payment, as the bank of a customer does. */
  dispute(id: string): void {
    const transaction = findRow(this.state.transactions, id);
    if (transaction === undefined) throw new SandboxRefusal(404, "There is no such transaction.");
    const changed = putRow(this.state.transactions, { ...transaction, status: "chargedBack" });
    this.#emit({ type: "dispute.created", transaction: changed });
  }

  /** Returns a checkout; refuses an unknown id. */
  requireCheckout(id: string): SandboxCheckout {
    const found = findRow(this.state.checkouts, id);
    if (found) return found;
    throw new SandboxRefusal(404, "There is no such checkout.");
  }

  /** Returns a subscription; refuses an unknown id. */
  requireSubscription(id: string): SandboxSubscription {
    const found = findRow(this.state.subscriptions, id);
    if (found) return found;
    throw new SandboxRefusal(404, "There is no such subscription.");
  }

  #requireLive(id: string): SandboxSubscription {
    const found = this.requireSubscription(id);
    if (isLive(found.status)) return found;
    throw new SandboxRefusal(400, "The subscription has ended.");
  }

  #requireProduct(id: string): SandboxProduct {
    const found = findRow(this.state.products, id);
    if (found) return found;
    throw new SandboxRefusal(404, "There is no such product.");
  }

  #cardOf({ customerId }: SandboxSubscription): string {
    return findRow(this.state.customers, customerId)?.card ?? "";
  }

  #failRenewal(subscription: SandboxSubscription, price: number): void {
    const failedCharges = subscription.failedCharges + 1;
    this.#charge(subscription, price, "declined");
    if (failedCharges >= mostFailedCharges) {
      this.#change(subscription, { status: "canceled", failedCharges }, "canceled");
      return;
    }
    const nextChargeAt = subscription.nextChargeAt + retryDays * dayMs;
    this.#change(subscription, { status: "past_due", failedCharges, nextChargeAt }, "past_due");
  }

  #charge(subscription: SandboxSubscription, net: number, status: "paid" | "declined"): void {
    const { id: subscriptionId, customerId, periodStart, periodEnd, productId } = subscription;
    const tax = taxOf(net);
    putRow(this.state.transactions, {
      id: createId("tran"),
      customerId,
      subscriptionId,
      amount: net + tax,
      tax,
      refunded: 0,
      currency: this.#requireProduct(productId).currency,
      status,
      createdAt: this.now(),
      periodStart,
      periodEnd,
    });
  }

  #change(
    subscription: SandboxSubscription,
    change: Partial<SandboxSubscription>,
    event: string,
  ): SandboxSubscription {
    const changed = putRow(this.state.subscriptions, { ...subscription, ...change });
    this.#emit({ type: `subscription.${event}`, subscription: changed });
    return changed;
  }
}

/** Returns whether a subscription can still be charged or canceled. */
function isLive(status: SandboxStatus): boolean {
  return ["active", "past_due", "scheduled_cancel"].includes(status);
}

function createId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("base64url")}`;
}
