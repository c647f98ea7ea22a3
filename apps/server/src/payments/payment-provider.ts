import type { PaymentProviderName, ProviderMode, ProviderPlan } from "@tessera/contract";

/** The states of a subscription; a state that a provider adds later is `unknown`. */
export type SubscriptionStatus =
  | "active"
  | "trialing"
  | "scheduled-cancel"
  | "past-due"
  | "unpaid"
  | "paused"
  | "expired"
  | "incomplete"
  | "canceled"
  | "unknown";

/** The texts that a checkout gives its subscription. */
type PaymentMetadata = Readonly<Record<string, string>>;

/** A subscription as its provider knows it. */
export type ProviderSubscription = {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly customerId: string;
  /** Undefined when the provider does not send it along. */
  readonly customerEmail: string | undefined;
  readonly productId: string;
  readonly periodStart: Date | undefined;
  readonly periodEnd: Date | undefined;
  /** The time of the next payment, which is a new attempt while one is overdue. */
  readonly nextChargeAt: Date | undefined;
  readonly metadata: PaymentMetadata;
  readonly mode: ProviderMode;
};

/** A hosted checkout. */
export type ProviderCheckout = {
  readonly id: string;
  readonly status: "pending" | "processing" | "completed" | "expired" | "unknown";
  readonly url: string | undefined;
  readonly subscriptionId: string | undefined;
  readonly metadata: PaymentMetadata;
  readonly mode: ProviderMode;
};

/** The states of a payment; a state that a provider adds later is `unknown`. */
type TransactionStatus =
  | "paid"
  | "refunded"
  | "partly-refunded"
  | "disputed"
  | "pending"
  | "declined"
  | "void"
  | "unknown";

/** The card of a payment, as far as a provider shows it. */
export type PaymentCard = { readonly brand: string; readonly lastFour: string };

/** A payment of a customer; amounts are in minor units. */
export type ProviderTransaction = {
  readonly id: string;
  /** The number on the provider's invoice; undefined when it has none. */
  readonly number: string | undefined;
  readonly card: PaymentCard | undefined;
  readonly subscriptionId: string | undefined;
  readonly status: TransactionStatus;
  /** The amount with tax. */
  readonly amountMinor: number;
  readonly taxMinor: number;
  readonly refundedMinor: number;
  readonly currency: string;
  readonly createdAt: Date;
  readonly periodStart: Date | undefined;
  readonly periodEnd: Date | undefined;
};

/** A verified webhook: what happened, and the objects to read again. */
export type BillingEvent = {
  readonly id: string;
  /** The provider's name of the event. */
  readonly type: string;
  /** False for a type that changes nothing here. */
  readonly isKnown: boolean;
  readonly isDispute: boolean;
  readonly subscriptionId: string | undefined;
  readonly checkoutId: string | undefined;
};

/** The request of a checkout. */
export type CheckoutRequest = {
  readonly productId: string;
  /** Our id of the checkout. */
  readonly requestId: string;
  readonly email: string;
  /** Names a customer that exists instead of the email. */
  readonly customerId?: string | undefined;
  readonly successUrl: string;
  readonly metadata: PaymentMetadata;
};

/** When a change of the plan is paid: now with proration, with the next invoice, or from the next period. */
export type ChangeTiming = "now" | "next-invoice" | "period-end";

/** The figures of a change that is paid now, in minor units. */
type ChangeQuote = {
  readonly creditMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly currency: string;
};

/** The raw request of a webhook. */
export type WebhookRequest = {
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
};

/** The capabilities of a provider beyond the interface, as data. */
type PaymentCapabilities = {
  /** True when it quotes the figures of a change before it is made. */
  readonly quotesChange: boolean;
};

/** A payment provider; every call throws a PaymentError when it fails. */
export type PaymentProvider = {
  readonly name: PaymentProviderName;
  readonly capabilities: PaymentCapabilities;
  /** The ids of the products of Pro. */
  readonly products: Readonly<Record<"monthly" | "annual", string>>;
  /** The current time; that of the sandbox can be moved forward. */
  now(): Date;
  listPlans(): Promise<readonly ProviderPlan[]>;
  createCheckout(request: CheckoutRequest): Promise<{ readonly id: string; readonly url: string }>;
  getCheckout(id: string): Promise<ProviderCheckout>;
  getSubscription(id: string): Promise<ProviderSubscription>;
  listSubscriptions(customerId: string): Promise<readonly ProviderSubscription[]>;
  changePlan(id: string, productId: string, timing: ChangeTiming): Promise<ProviderSubscription>;
  /** Quotes a change that is paid now; throws `unsupported` without the capability. */
  quoteChange(id: string, productId: string): Promise<ChangeQuote>;
  cancel(id: string, when: "period-end" | "now"): Promise<ProviderSubscription>;
  resume(id: string): Promise<ProviderSubscription>;
  portalLink(customerId: string): Promise<string>;
  listTransactions(customerId: string): Promise<readonly ProviderTransaction[]>;
  /** Refunds what is left of a payment. */
  refund(transactionId: string): Promise<void>;
  verifyWebhook(request: WebhookRequest): BillingEvent;
};
