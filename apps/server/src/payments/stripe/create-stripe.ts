import Stripe from "stripe";
import { PaymentError } from "../payment-error.ts";
import type { ChangeTiming, CheckoutRequest, PaymentProvider } from "../payment-provider.ts";
import { describePrice, describeSession, describeSubscription } from "./describe-stripe.ts";
import { askStripe } from "./stripe-errors.ts";
import { listStripePayments, refundInvoice } from "./stripe-payments.ts";
import { verifyStripeWebhook } from "./verify-stripe-webhook.ts";

/** The settings of the adapter; the products of Stripe are prices. */
export type StripeSettings = {
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly products: PaymentProvider["products"];
  readonly takesRealPayments: boolean;
  /** Returns the page that the portal leads back to. */
  readonly returnUrl: () => string;
  /** Another server that speaks Stripe's wire format. */
  readonly server?: { readonly host: string; readonly port: number };
  /** The longest wait for a whole answer. */
  readonly timeoutMs?: number;
};

const usualTimeoutMs = 8_000;
const mostListed = 100;

const prorations = {
  now: "always_invoice",
  "next-invoice": "create_prorations",
  "period-end": "none",
} as const satisfies Record<ChangeTiming, string>;

/** Creates the adapter of Stripe; calls are never repeated by its package. */
export function createStripe(settings: StripeSettings): PaymentProvider {
  const stripe = createClient(settings);
  const requireMode = createModeCheck(settings);
  const getSubscription = async (id: string) => {
    const found = await askStripe(() =>
      stripe.subscriptions.retrieve(id, { expand: ["customer", "latest_invoice"] }),
    );
    return requireMode(describeSubscription(found));
  };
  const update = async (id: string, change: Stripe.SubscriptionUpdateParams) => {
    await askStripe(() => stripe.subscriptions.update(id, change));
    return getSubscription(id);
  };
  return {
    name: "stripe",
    capabilities: { quotesChange: true },
    products: settings.products,
    now: () => new Date(),
    async listPlans() {
      const prices = await askStripe(() =>
        stripe.prices.list({ limit: mostListed, expand: ["data.product"] }),
      );
      return prices.data.flatMap(describePrice);
    },
    createCheckout: (request) => createCheckout(stripe, request),
    getCheckout: async (id) =>
      requireMode(describeSession(await askStripe(() => stripe.checkout.sessions.retrieve(id)))),
    getSubscription,
    async listSubscriptions(customer) {
      const query = { customer, status: "all", limit: mostListed } as const;
      const found = await askStripe(() => stripe.subscriptions.list(query));
      return found.data.map(describeSubscription);
    },
    async changePlan(id, price, timing) {
      const item = await findItem(stripe, id);
      return update(id, {
        items: [{ id: item, price }],
        proration_behavior: prorations[timing],
        // A declined card leaves the subscription as it is.
        payment_behavior: "error_if_incomplete",
      });
    },
    quoteChange: (id, price) => quoteChange(stripe, id, price),
    async cancel(id, when) {
      if (when === "period-end") return update(id, { cancel_at_period_end: true });
      await askStripe(() => stripe.subscriptions.cancel(id));
      return getSubscription(id);
    },
    resume: (id) => update(id, { cancel_at_period_end: false }),
    async portalLink(customer) {
      const request = { customer, return_url: settings.returnUrl() };
      return (await askStripe(() => stripe.billingPortal.sessions.create(request))).url;
    },
    listTransactions: (customer) => listStripePayments(stripe, customer),
    refund: (id) => refundInvoice(stripe, id),
    verifyWebhook: (request) => {
      const { isReal, ...event } = verifyStripeWebhook(stripe, request, settings.webhookSecret);
      requireMode({ mode: isReal ? "prod" : "test" });
      return event;
    },
  };
}

function createClient({ apiKey, server, timeoutMs = usualTimeoutMs }: StripeSettings): Stripe {
  return new Stripe(apiKey, {
    timeout: timeoutMs,
    // Its timeout includes the body; that of the usual client starts again with every byte.
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 0,
    telemetry: false,
    ...(server && { ...server, protocol: "http" }),
  });
}

/** Returns the check that refuses test objects where real money moves, and the reverse. */
function createModeCheck({ takesRealPayments }: StripeSettings) {
  return <Found extends { readonly mode: string }>(found: Found): Found => {
    if ((found.mode === "prod") === takesRealPayments) return found;
    throw new PaymentError("wrongMode", `an object of the mode ${found.mode}`);
  };
}

async function createCheckout(stripe: Stripe, request: CheckoutRequest) {
  const { customerId, email, metadata, requestId, successUrl } = request;
  const session: Stripe.Checkout.SessionCreateParams = {
    mode: "subscription",
    line_items: [{ price: request.productId, quantity: 1 }],
    client_reference_id: requestId,
    ...(customerId === undefined ? { customer_email: email } : { customer: customerId }),
    success_url: `${successUrl}?checkout_id={CHECKOUT_SESSION_ID}`,
    metadata,
    subscription_data: { metadata },
  };
  const { id, url } = await askStripe(() =>
    stripe.checkout.sessions.create(session, { idempotencyKey: requestId }),
  );
  if (!url) throw new PaymentError("protocol", "a session lacks its url");
  return { id, url };
}

async function findItem(stripe: Stripe, id: string): Promise<string> {
  const found = await askStripe(() => stripe.subscriptions.retrieve(id));
  const item = found.items.data[0]?.id;
  if (item === undefined) throw new PaymentError("protocol", "a subscription lacks its item");
  return item;
}

async function quoteChange(stripe: Stripe, id: string, price: string) {
  const item = await findItem(stripe, id);
  const preview = await askStripe(() =>
    stripe.invoices.createPreview({
      subscription: id,
      subscription_details: {
        items: [{ id: item, price }],
        proration_behavior: "always_invoice",
      },
    }),
  );
  const credits = preview.lines.data.filter(({ amount }) => amount < 0);
  const taxes = preview.total_taxes ?? [];
  return {
    creditMinor: -credits.reduce((sum, { amount }) => sum + amount, 0),
    taxMinor: taxes.reduce((sum, { amount }) => sum + amount, 0),
    totalMinor: preview.total,
    currency: preview.currency.toUpperCase(),
  };
}
