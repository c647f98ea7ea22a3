import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SandboxBank, SandboxRefusal } from "#payments/sandbox/sandbox-bank.ts";
import type { SandboxSubscription, SandboxTransaction } from "#payments/sandbox/sandbox-state.ts";

/** A server that speaks the wire format of Stripe, on the books of the sandbox. */
export type StripeServer = {
  readonly bank: SandboxBank;
  readonly port: number;
  readonly apiKey: string;
  /** The faults of the next calls, in their order. */
  readonly faults: StripeFault[];
  /** While true, calls are accepted and never answered. */
  isHanging: boolean;
  /** The number of calls that were accepted. */
  calls: number;
  close(): void;
};

/** A call that is never answered. */
type StripeFault = {
  readonly method: string;
  /** A part of the path of the call. */
  readonly path: string;
  /** `before` the call takes effect, or `after` it; `midway` sends the start of the answer. */
  readonly when: "before" | "after" | "midway";
};

const apiKey = "sk_test_of_the_stripe_server";
const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1_000);

type Input = Readonly<Record<string, string>>;
type Route = readonly [string, RegExp, (input: Input, id: string) => object];

/** Starts the server on a free port. */
export async function startStripeServer(): Promise<StripeServer> {
  const bank = new SandboxBank(undefined, () => undefined);
  const routes = [...listSubscriptionRoutes(bank), ...listPaymentRoutes(bank)];
  const server = createServer((request, response) => {
    running.calls += 1;
    const fault = running.isHanging ? "before" : takeFault(running.faults, request);
    if (fault === "before") return;
    void answer(request, routes).then(({ status, body }) => {
      if (fault === "after") return;
      const text = JSON.stringify(body);
      response.writeHead(status, { "content-type": "application/json" });
      if (fault === "midway") response.write(text.slice(0, 10));
      else response.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const running: StripeServer = {
    bank,
    port,
    apiKey,
    faults: [],
    isHanging: false,
    calls: 0,
    close,
  };
  return running;
}

/** Removes the fault of a call and returns it; undefined for every other call. */
function takeFault(faults: StripeFault[], { method, url = "" }: IncomingMessage) {
  const at = faults.findIndex((fault) => fault.method === method && url.includes(fault.path));
  return at < 0 ? undefined : faults.splice(at, 1)[0]?.when;
}

async function answer(request: IncomingMessage, routes: readonly Route[]) {
  const url = new URL(request.url ?? "", "http://localhost");
  const form = new URLSearchParams(await text(request));
  const input = Object.fromEntries([...url.searchParams, ...form]);
  const fail = (status: number, type: string) => ({ status, body: { error: { type } } });
  if (request.headers.authorization !== `Bearer ${apiKey}`) {
    return fail(401, "invalid_request_error");
  }
  for (const [method, path, work] of routes) {
    const found = path.exec(url.pathname);
    if (request.method !== method || found === null) continue;
    try {
      return { status: 200, body: work(input, found[1] ?? "") };
    } catch (error) {
      if (!(error instanceof SandboxRefusal)) throw error;
      const type = error.status === 402 ? "card_error" : "invalid_request_error";
      return fail(error.status, type);
    }
  }
  return fail(404, "invalid_request_error");
}

function list(data: readonly object[]): object {
  return { object: "list", data, has_more: false };
}

function listSubscriptionRoutes(bank: SandboxBank): readonly Route[] {
  const subscription = (id: string) => printSubscription(bank.requireSubscription(id));
  return [
    ["GET", /^\/v1\/prices$/, () => list(bank.state.products.map(printPrice))],
    [
      "POST",
      /^\/v1\/checkout\/sessions$/,
      (input) => {
        const metadata = readMetadata(input);
        const { id } = bank.createCheckout({
          productId: input["line_items[0][price]"] ?? "",
          requestId: input["client_reference_id"] ?? "",
          email: input["customer_email"] ?? "",
          customerId: input["customer"],
          successUrl: input["success_url"] ?? "",
          metadata,
        });
        return printSession(bank, id);
      },
    ],
    ["GET", /^\/v1\/checkout\/sessions\/([\w-]+)$/, (_input, id) => printSession(bank, id)],
    [
      "GET",
      /^\/v1\/subscriptions$/,
      ({ customer }) =>
        list(
          bank.state.subscriptions
            .filter(({ customerId }) => customerId === customer)
            .map(printSubscription),
        ),
    ],
    ["GET", /^\/v1\/subscriptions\/([\w-]+)$/, (_input, id) => subscription(id)],
    [
      "POST",
      /^\/v1\/subscriptions\/([\w-]+)$/,
      (input, id) => {
        const price = input["items[0][price]"];
        if (price) bank.upgrade(id, price, input["proration_behavior"] === "always_invoice");
        if (input["cancel_at_period_end"] === "true") bank.cancel(id, false);
        if (input["cancel_at_period_end"] === "false") bank.resume(id);
        return subscription(id);
      },
    ],
    [
      "DELETE",
      /^\/v1\/subscriptions\/([\w-]+)$/,
      (_input, id) => printSubscription(bank.cancel(id, true)),
    ],
  ];
}

function listPaymentRoutes(bank: SandboxBank): readonly Route[] {
  const ofCustomer = (id: string | undefined) =>
    bank.state.transactions.filter(({ customerId }) => customerId === id);
  return [
    [
      "POST",
      /^\/v1\/billing_portal\/sessions$/,
      ({ customer }) => ({ url: `https://billing.stripe.test/${customer}` }),
    ],
    [
      "POST",
      /^\/v1\/invoices\/create_preview$/,
      () => ({
        object: "invoice",
        currency: "usd",
        total: 8_640,
        total_taxes: [{ amount: 1_440 }],
        lines: list([{ amount: -720 }, { amount: 7_920 }]),
      }),
    ],
    ["GET", /^\/v1\/invoices$/, ({ customer }) => list(ofCustomer(customer).map(printInvoice))],
    [
      "GET",
      /^\/v1\/invoices\/([\w-]+)$/,
      (_input, id) => {
        const found = bank.state.transactions.find((row) => row.id === id);
        if (found === undefined) throw new SandboxRefusal(404, "There is no such invoice.");
        return printInvoice(found);
      },
    ],
    ["GET", /^\/v1\/charges$/, ({ customer }) => list(ofCustomer(customer).map(printCharge))],
    [
      "POST",
      /^\/v1\/refunds$/,
      (input) => ({ id: bank.refund((input["payment_intent"] ?? "").replace("pi_", "")).id }),
    ],
  ];
}

function readMetadata(input: Input): Readonly<Record<string, string>> {
  const pairs = Object.entries(input).flatMap(([key, value]) => {
    const name = /^metadata\[(\w+)\]$/.exec(key)?.[1];
    return name ? [[name, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function printPrice(product: SandboxBank["state"]["products"][number]) {
  const interval = product.billing_period === "every-year" ? "year" : "month";
  return {
    id: product.id,
    object: "price",
    active: product.status === "active",
    currency: product.currency.toLowerCase(),
    livemode: false,
    unit_amount: product.price,
    recurring: { interval },
    product: { id: "prod_pro", name: product.name, description: null, active: true, url: null },
  };
}

function printSession(bank: SandboxBank, id: string) {
  const { status, subscriptionId, metadata } = bank.requireCheckout(id);
  return {
    id,
    object: "checkout.session",
    livemode: false,
    status: status === "completed" ? "complete" : "open",
    url: `https://checkout.stripe.test/${id}`,
    subscription: subscriptionId ?? null,
    metadata,
  };
}

function printSubscription(row: SandboxSubscription) {
  const isEnding = row.status === "scheduled_cancel";
  return {
    id: row.id,
    object: "subscription",
    livemode: false,
    status: isEnding ? "active" : row.status,
    cancel_at_period_end: isEnding,
    latest_invoice: {
      next_payment_attempt: row.status === "past_due" ? toSeconds(row.nextChargeAt) : null,
    },
    customer: row.customerId,
    metadata: row.metadata,
    items: {
      data: [
        {
          id: `si_${row.id}`,
          price: { id: row.productId },
          current_period_start: toSeconds(row.periodStart),
          current_period_end: toSeconds(row.periodEnd),
        },
      ],
    },
  };
}

function printInvoice(row: SandboxTransaction) {
  return {
    id: row.id,
    object: "invoice",
    number: `TSRA-${row.id.slice(-4)}`,
    status: row.status === "declined" ? "open" : "paid",
    total: row.amount,
    total_taxes: [{ amount: row.tax }],
    currency: row.currency.toLowerCase(),
    created: toSeconds(row.createdAt),
    parent: { subscription_details: { subscription: row.subscriptionId } },
    payments: { data: [{ payment: { payment_intent: `pi_${row.id}` } }] },
    lines: {
      data: [{ period: { start: toSeconds(row.periodStart), end: toSeconds(row.periodEnd) } }],
    },
  };
}

function printCharge(row: SandboxTransaction) {
  return {
    id: `ch_${row.id}`,
    object: "charge",
    payment_method_details: { card: { brand: "visa", last4: "4242" } },
    payment_intent: `pi_${row.id}`,
    amount_refunded: row.refunded,
    refunded: row.status === "refunded",
    disputed: row.status === "chargedBack",
    status: row.status === "declined" ? "failed" : "succeeded",
  };
}
