import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { SandboxRefusal } from "./sandbox-bank.ts";
import type { Sandbox } from "./sandbox.ts";

const text = z.string().min(1).max(2_000);
const checkoutBody = z.object({
  product_id: text,
  request_id: text.default(""),
  customer: z.union([z.strictObject({ email: text }), z.strictObject({ id: text })]),
  success_url: text,
  metadata: z.record(z.string(), z.string()).default({}),
});
const upgradeBody = z.object({
  product_id: text,
  update_behavior: z.enum(["proration-charge-immediately", "proration-charge", "proration-none"]),
});
const cancelBody = z.object({ mode: z.enum(["immediate", "scheduled"]) });
const customerBody = z.object({ customer_id: text });
const refundBody = z.object({ transaction_id: text });
const paging = z.object({
  page_number: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(10),
});

type Work = (request: FastifyRequest) => object;

/** Adds the calls of the API in Creem's shapes, below `prefix`. */
export function serveSandboxApi(app: FastifyInstance, sandbox: Sandbox, prefix: string): void {
  const { bank, print } = sandbox;
  const answer = (method: "GET" | "POST", path: string, work: Work) =>
    app.route({
      method,
      url: `${prefix}/v1${path}`,
      handler: (request, reply) => answerCall(sandbox, request, reply, work),
    });
  answer("GET", "/products/search", ({ query }) =>
    printPage(bank.state.products.map(print.product), query),
  );
  answer("POST", "/checkouts", ({ body }) => {
    const asked = checkoutBody.parse(body);
    const { customer } = asked;
    const email = "email" in customer ? customer.email : "";
    const customerId = "id" in customer ? customer.id : undefined;
    const request = { productId: asked.product_id, requestId: asked.request_id, email, customerId };
    const rest = { successUrl: asked.success_url, metadata: asked.metadata };
    return print.checkout(bank.createCheckout({ ...request, ...rest }));
  });
  answer("GET", "/checkouts", ({ query }) =>
    print.checkout(bank.requireCheckout(z.object({ checkout_id: text }).parse(query).checkout_id)),
  );
  answer("GET", "/subscriptions", ({ query }) => {
    const { subscription_id: id } = z.object({ subscription_id: text }).parse(query);
    return print.subscription(bank.requireSubscription(id));
  });
  answer("POST", "/subscriptions/:id/upgrade", ({ params, body }) => {
    const { product_id: productId, update_behavior: behavior } = upgradeBody.parse(body);
    const isChargedNow = behavior === "proration-charge-immediately";
    return print.subscription(bank.upgrade(idOf(params), productId, isChargedNow));
  });
  answer("POST", "/subscriptions/:id/cancel", ({ params, body }) =>
    print.subscription(bank.cancel(idOf(params), cancelBody.parse(body).mode === "immediate")),
  );
  answer("POST", "/subscriptions/:id/resume", ({ params }) =>
    print.subscription(bank.resume(idOf(params))),
  );
  answer("POST", "/customers/billing", ({ body }) => {
    const { customer_id: id } = customerBody.parse(body);
    return { customer_portal_link: `${sandbox.settings.origin()}/portal/${id}` };
  });
  answer("GET", "/transactions/search", ({ query }) => {
    const { customer_id: id } = customerBody.parse(query);
    const rows = bank.state.transactions.filter(({ customerId }) => customerId === id);
    return printPage(rows.toReversed().map(print.transaction), query);
  });
  answer("POST", "/refunds", ({ body }) => {
    const refunded = bank.refund(refundBody.parse(body).transaction_id);
    return { id: `refund_${refunded.id}`, object: "refund", status: "succeeded" };
  });
}

function idOf(params: unknown): string {
  return z.object({ id: text }).parse(params).id;
}

function printPage(items: readonly object[], query: unknown): object {
  const { page_number: page, page_size: size } = paging.parse(query);
  const last = Math.max(1, Math.ceil(items.length / size));
  const next = page < last ? page + 1 : null;
  const pagination = { total_records: items.length, total_pages: last, current_page: page };
  return {
    items: items.slice((page - 1) * size, page * size),
    pagination: { ...pagination, next_page: next },
  };
}

/** Answers a call in Creem's form, and an error with its trace id, status and messages. */
function answerCall(
  sandbox: Sandbox,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work,
): FastifyReply {
  const fault = takeFault(sandbox, request.url);
  if (fault === "before") return sendError(reply, request, 503, "The call is lost.");
  if (request.headers["x-api-key"] !== sandbox.settings.apiKey) {
    return sendError(reply, request, 401, "The API key is wrong.");
  }
  try {
    const answer = work(request);
    sandbox.save();
    if (fault === "after") return sendError(reply, request, 503, "The answer is lost.");
    return reply.send(answer);
  } catch (error) {
    if (error instanceof SandboxRefusal)
      return sendError(reply, request, error.status, error.message);
    if (error instanceof z.ZodError) return sendError(reply, request, 400, "Bad request");
    throw error;
  }
}

function takeFault({ faults }: Sandbox, url: string) {
  const at = faults.findIndex(({ path }) => url.includes(path));
  return at === -1 ? undefined : faults.splice(at, 1)[0]?.when;
}

function sendError(reply: FastifyReply, { id }: FastifyRequest, status: number, message: string) {
  return reply.code(status).send({ trace_id: id, status, error: "Error", message: [message] });
}
