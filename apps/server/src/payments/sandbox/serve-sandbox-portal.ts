import { printCurrency } from "@tessera/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { escapeHtml } from "#mail/escape-html.ts";
import { testCards } from "./sandbox-cards.ts";
import { printSandboxDate, sendSandboxPage } from "./sandbox-html.ts";
import { findRow } from "./sandbox-state.ts";
import type { Sandbox } from "./sandbox.ts";

const act = z.object({
  act: z.enum(["card", "cancel", "cancel-now", "resume"]),
  card: z.string().max(40).default(""),
  subscription: z.string().max(100).default(""),
});

type WithId = { Params: { id: string } };

/** Adds the customer portal, where the card is changed and a subscription is canceled or resumed. */
export function serveSandboxPortal(app: FastifyInstance, sandbox: Sandbox, prefix: string): void {
  const { bank } = sandbox;
  app.get<WithId>(`${prefix}/portal/:id`, ({ params }, reply) =>
    sendPortal(reply, sandbox, params.id),
  );
  app.post<WithId>(`${prefix}/portal/:id`, ({ params, body }, reply) => {
    const asked = act.parse(body);
    const own = bank.state.subscriptions.find(
      ({ id, customerId }) => id === asked.subscription && customerId === params.id,
    );
    if (asked.act === "card") bank.setCard(params.id, asked.card);
    else if (own && asked.act === "resume") bank.resume(own.id);
    else if (own) bank.cancel(own.id, asked.act === "cancel-now");
    sandbox.save();
    return reply.redirect(`${prefix}/portal/${params.id}`, 303);
  });
}

function sendPortal(reply: FastifyReply, { bank }: Sandbox, id: string): FastifyReply {
  const customer = findRow(bank.state.customers, id);
  if (customer === undefined) {
    const body = `<main class="wide"><div><h1>There is no such customer.</h1></div></main>`;
    return sendSandboxPage(reply, { title: "Portal", body, status: 404 });
  }
  const options = testCards.map(
    ({ number, label }) =>
      `<option value="${number}" ${number === customer.card ? "selected" : ""}>${number.slice(-4)}, ${label.en}</option>`,
  );
  const subscriptions = bank.state.subscriptions.filter(({ customerId }) => customerId === id);
  const rows = subscriptions.toReversed().map((row) => {
    const buttons = {
      active: [button("cancel", "Cancel at the end"), button("cancel-now", "Cancel now")],
      past_due: [button("cancel-now", "Cancel now")],
      scheduled_cancel: [button("resume", "Resume"), button("cancel-now", "Cancel now")],
      canceled: [],
      expired: [],
    }[row.status];
    const hidden = `<input type="hidden" name="subscription" value="${row.id}">`;
    return `<tr><td>${escapeHtml(findRow(bank.state.products, row.productId)?.name ?? "")}</td><td>${row.status}</td><td>${printSandboxDate(row.periodEnd, "en")}</td><td><form method="post" class="row">${hidden}${buttons.join("")}</form></td></tr>`;
  });
  const payments = bank.state.transactions
    .filter(({ customerId }) => customerId === id)
    .toReversed()
    .map(
      (row) =>
        `<tr><td>${printSandboxDate(row.createdAt, "en")}</td><td>${printCurrency(row.amount, row.currency, "en")}</td><td>${row.status}</td></tr>`,
    );
  const body = `<main class="wide"><div><h1>Customer portal</h1><p class="soft">${escapeHtml(customer.email)}</p><h2>Card</h2><form method="post" class="row"><label>Card<select name="card">${options.join("")}</select></label><button name="act" value="card">Update card</button></form><h2>Subscriptions</h2><table><tr><th>Plan</th><th>State</th><th>Period ends</th><th>Actions</th></tr>${rows.join("")}</table><h2>Payments</h2><table><tr><th>Date</th><th>Amount</th><th>State</th></tr>${payments.join("")}</table></div></main>`;
  return sendSandboxPage(reply, { title: "Customer portal", body });
}

function button(value: string, text: string): string {
  return `<button name="act" value="${value}">${text}</button>`;
}
