import type { SandboxBank, SandboxEvent } from "./sandbox-bank.ts";
import {
  findRow,
  type SandboxCheckout,
  type SandboxProduct,
  type SandboxSubscription,
  type SandboxTransaction,
} from "./sandbox-state.ts";

const mode = "sandbox";

/** Prints objects of the sandbox in Creem's shapes. */
export type CreemPrinter = ReturnType<typeof createCreemPrinter>;

/** Creates the printer of a bank; `origin` is the address of the hosted pages. */
export function createCreemPrinter(bank: SandboxBank, origin: () => string) {
  const customer = (id: string) => {
    const found = findRow(bank.state.customers, id);
    const email = found?.email || undefined;
    return { id, object: "customer", ...(email && { email }), country: "TR", mode };
  };
  const product = ({ id, name, price, currency, billing_period, status }: SandboxProduct) => ({
    id,
    object: "product",
    name,
    description: name,
    price,
    currency,
    billing_period,
    status,
    billing_type: "recurring",
    tax_mode: "exclusive",
    product_url: `${origin()}/products/${id}`,
    mode,
  });
  const subscription = (row: SandboxSubscription) => ({
    id: row.id,
    object: "subscription",
    product: row.productId,
    customer: customer(row.customerId),
    collection_method: "charge_automatically",
    status: row.status,
    current_period_start_date: toIso(row.periodStart),
    current_period_end_date: toIso(row.periodEnd),
    next_transaction_date: toIso(row.nextChargeAt),
    created_at: toIso(row.createdAt),
    metadata: row.metadata,
    mode,
  });
  const checkout = (row: SandboxCheckout) => ({
    id: row.id,
    object: "checkout",
    status: row.status,
    product: row.productId,
    request_id: row.requestId,
    checkout_url: `${origin()}/checkout/${row.id}`,
    success_url: row.successUrl,
    ...(row.subscriptionId !== undefined && { subscription: row.subscriptionId }),
    metadata: row.metadata,
    mode,
  });
  const transaction = (row: SandboxTransaction) => ({
    id: row.id,
    object: "transaction",
    type: "invoice",
    subscription: row.subscriptionId,
    customer: row.customerId,
    amount: row.amount,
    tax_amount: row.tax,
    refunded_amount: row.refunded,
    currency: row.currency,
    status: row.status,
    created_at: row.createdAt,
    period_start: row.periodStart,
    period_end: row.periodEnd,
    mode,
  });
  const object = (event: SandboxEvent) => {
    if ("checkout" in event) return checkout(event.checkout);
    if ("subscription" in event) return subscription(event.subscription);
    const { id, subscriptionId, refunded } = event.transaction;
    const kind = event.type === "refund.created" ? "refund" : "dispute";
    const amounts = kind === "refund" ? { refund_amount: refunded } : {};
    const transactionObject = transaction(event.transaction);
    const of = { subscription: { id: subscriptionId }, transaction: transactionObject };
    return { id: `${kind}_${id}`, object: kind, ...amounts, ...of, mode };
  };
  return { product, subscription, checkout, transaction, object };
}

function toIso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
