import { isCurrency, type ProviderMode, type ProviderPlan } from "@tessera/contract";
import type { z } from "zod";
import { PaymentError } from "../payment-error.ts";
import { logPayment } from "../payment-log.ts";
import type { ChangeTiming, CheckoutRequest, PaymentProvider } from "../payment-provider.ts";
import { createCreemClient, type CreemAccess, type CreemClient } from "./creem-client.ts";
import {
  creemCheckout,
  creemPortal,
  type creemProduct,
  creemProducts,
  creemRefund,
  creemSubscription,
  creemTransactions,
} from "./creem-schemas.ts";
import { verifyCreemWebhook } from "./verify-creem-webhook.ts";

/** The settings of the adapter. */
export type CreemSettings = CreemAccess & {
  readonly webhookSecret: string;
  readonly products: PaymentProvider["products"];
  /** True on a server that takes real payments, which refuses objects of every other mode. */
  readonly takesRealPayments: boolean;
};

const pageSize = 50;
const mostPages = 20;

const updateBehaviors: Readonly<Record<ChangeTiming, string>> = {
  now: "proration-charge-immediately",
  "next-invoice": "proration-charge",
  "period-end": "proration-none",
};

/** Creates the adapter of Creem: its calls on `fetch`, with tolerant parsing. */
export function createCreem(settings: CreemSettings): PaymentProvider {
  const call = createCreemClient(settings);
  const requireMode = createModeCheck(settings);
  const getSubscription = async (id: string) => {
    const query = { subscription_id: id };
    return requireMode(await call("GET", "/subscriptions", creemSubscription, { query }));
  };
  const listTransactions = (customerId: string) =>
    listPages(call, "/transactions/search", creemTransactions, { customer_id: customerId });
  const change = async (id: string, action: string, body: object) =>
    requireMode(
      await call("POST", `/subscriptions/${encodeURIComponent(id)}/${action}`, creemSubscription, {
        body,
      }),
    );
  return {
    name: "creem",
    capabilities: { quotesChange: false },
    products: settings.products,
    now: () => new Date(),
    listPlans: async () =>
      (await listPages(call, "/products/search", creemProducts, {})).flatMap(readPlan),
    createCheckout: (request) => createCheckout(call, request),
    getCheckout: async (id) =>
      requireMode(await call("GET", "/checkouts", creemCheckout, { query: { checkout_id: id } })),
    getSubscription,
    async listSubscriptions(customerId) {
      const ids = (await listTransactions(customerId)).flatMap((row) => row.subscriptionId ?? []);
      return Promise.all([...new Set(ids)].map(getSubscription));
    },
    changePlan: (id, productId, timing) =>
      change(id, "upgrade", { product_id: productId, update_behavior: updateBehaviors[timing] }),
    quoteChange: () => Promise.reject(new PaymentError("unsupported", "Creem quotes no change")),
    cancel: (id, when) =>
      change(id, "cancel", { mode: when === "now" ? "immediate" : "scheduled" }),
    resume: (id) => change(id, "resume", {}),
    async portalLink(customerId) {
      const body = { customer_id: customerId };
      return (await call("POST", "/customers/billing", creemPortal, { body })).customer_portal_link;
    },
    listTransactions,
    async refund(transactionId) {
      await call("POST", "/refunds", creemRefund, { body: { transaction_id: transactionId } });
    },
    verifyWebhook: (request) => {
      const { mode, ...event } = verifyCreemWebhook(request, settings.webhookSecret);
      if (mode !== undefined) requireMode({ mode });
      return event;
    },
  };
}

/** Returns the check that refuses test objects where real money moves, and the reverse. */
function createModeCheck({ takesRealPayments }: CreemSettings) {
  return <Found extends { readonly mode: string }>(found: Found): Found => {
    const isReal = (found.mode as ProviderMode) === "prod";
    if (isReal === takesRealPayments) return found;
    throw new PaymentError("wrongMode", `an object of the mode ${found.mode}`);
  };
}

async function createCheckout(call: CreemClient, request: CheckoutRequest) {
  const { email, customerId } = request;
  const body = {
    product_id: request.productId,
    request_id: request.requestId,
    customer: customerId === undefined ? { email } : { id: customerId },
    success_url: request.successUrl,
    metadata: request.metadata,
  };
  const { id, url } = await call("POST", "/checkouts", creemCheckout, { body });
  if (url === undefined) throw new PaymentError("protocol", "/checkouts lacks checkout_url");
  return { id, url };
}

type Product = z.output<typeof creemProduct>;

/** Returns the plan of a product; none for a currency that is not supported. */
function readPlan({ currency, description, product_url, ...product }: Product): ProviderPlan[] {
  if (!isCurrency(currency)) {
    logPayment("unsupported currency", { product: product.id, currency });
    return [];
  }
  const texts = { description: description ?? "", product_url: product_url ?? "" };
  return [{ ...product, ...texts, currency }];
}

type Page<Item> = {
  readonly items: readonly Item[];
  readonly pagination?: { readonly next_page?: number | null | undefined } | null | undefined;
};

/** Lists the items of all pages. */
async function listPages<Item>(
  call: CreemClient,
  path: string,
  schema: z.ZodType<Page<Item>>,
  query: Readonly<Record<string, string>>,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const paging = { ...query, page_number: String(page), page_size: String(pageSize) };
    const found = await call("GET", path, schema, { query: paging });
    items.push(...found.items);
    const next = found.pagination?.next_page;
    if (next === null || (next === undefined && found.items.length < pageSize)) break;
  }
  return items;
}
