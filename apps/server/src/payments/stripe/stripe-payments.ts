import type Stripe from "stripe";
import { PaymentError } from "../payment-error.ts";
import type { ProviderTransaction } from "../payment-provider.ts";
import { idOf, instantOf } from "./describe-stripe.ts";
import { askStripe } from "./stripe-errors.ts";

const mostListed = 100;

/** Lists the invoices of a customer as payments, with what their charges have refunded. */
export async function listStripePayments(
  stripe: Stripe,
  customer: string,
): Promise<readonly ProviderTransaction[]> {
  const query = { customer, limit: mostListed };
  const [invoices, charges] = await Promise.all([
    askStripe(() => stripe.invoices.list({ ...query, expand: ["data.payments"] })),
    askStripe(() => stripe.charges.list(query)),
  ]);
  const chargeOf = new Map(charges.data.map((charge) => [idOf(charge.payment_intent), charge]));
  return invoices.data.map((invoice) =>
    describeInvoice(invoice, chargeOf.get(paymentIntentOf(invoice) ?? "")),
  );
}

/** Refunds what is left of the payment of an invoice. */
export async function refundInvoice(stripe: Stripe, id: string): Promise<void> {
  const invoice = await askStripe(() => stripe.invoices.retrieve(id, { expand: ["payments"] }));
  const intent = paymentIntentOf(invoice);
  if (intent === undefined) throw new PaymentError("rejected", "the invoice has no payment");
  await askStripe(() => stripe.refunds.create({ payment_intent: intent }));
}

function paymentIntentOf({ payments }: Stripe.Invoice): string | undefined {
  return idOf(payments?.data[0]?.payment.payment_intent);
}

function describeInvoice(
  invoice: Stripe.Invoice,
  charge: Stripe.Charge | undefined,
): ProviderTransaction {
  const taxes = invoice.total_taxes ?? [];
  const [line] = invoice.lines.data;
  return {
    id: invoice.id ?? "",
    number: invoice.number ?? undefined,
    card: describeCard(charge),
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    status: statusOf(invoice, charge),
    amountMinor: invoice.total,
    taxMinor: taxes.reduce((sum, { amount }) => sum + amount, 0),
    refundedMinor: charge?.amount_refunded ?? 0,
    currency: invoice.currency.toUpperCase(),
    createdAt: new Date(invoice.created * 1_000),
    periodStart: instantOf(line?.period.start),
    periodEnd: instantOf(line?.period.end),
  };
}

function describeCard(charge: Stripe.Charge | undefined) {
  const card = charge?.payment_method_details?.card;
  if (!card?.last4) return undefined;
  return { brand: card.brand ?? "", lastFour: card.last4 };
}

function statusOf(
  { status }: Stripe.Invoice,
  charge: Stripe.Charge | undefined,
): ProviderTransaction["status"] {
  if (charge?.disputed) return "disputed";
  if (charge?.refunded) return "refunded";
  if (charge && charge.amount_refunded > 0) return "partly-refunded";
  if (status === "paid") return "paid";
  if (status === "void") return "void";
  if (status === "uncollectible" || charge?.status === "failed") return "declined";
  return status === "open" || status === "draft" ? "pending" : "unknown";
}
