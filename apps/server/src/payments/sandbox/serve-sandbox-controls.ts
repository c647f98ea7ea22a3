import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { escapeHtml } from "#mail/escape-html.ts";
import { testCards } from "./sandbox-cards.ts";
import { printSandboxDate, sendSandboxPage } from "./sandbox-html.ts";
import type { Sandbox } from "./sandbox.ts";

const number = z.coerce.number().int().min(0).max(4_000).catch(0);
const control = z.object({
  act: z.string().max(40),
  id: z.string().max(100).default(""),
  days: number,
  copies: z.coerce.number().int().min(1).max(5).catch(1),
  delay: number,
  drops: number,
});
type Control = z.output<typeof control>;

/** The action of each control. */
const actions: Readonly<
  Record<string, (sandbox: Sandbox, asked: Control) => void | Promise<void>>
> = {
  advance: ({ bank }, { days }) => bank.advance(days),
  renew: ({ bank }, { id }) => bank.renew(id),
  "fail-card": ({ bank }, { id }) =>
    bank.setCard(bank.requireSubscription(id).customerId, testCards[1]?.number ?? ""),
  refund: ({ bank }, { id }) => void bank.refund(id),
  "refund-half": ({ bank }, { id }) => {
    const found = bank.state.transactions.find((row) => row.id === id);
    if (found) bank.refund(id, Math.floor((found.amount - found.refunded) / 2));
  },
  dispute: ({ bank }, { id }) => bank.dispute(id),
  archive: ({ bank }, { id }) => {
    const at = bank.state.products.findIndex((row) => row.id === id);
    const product = bank.state.products[at];
    if (product) bank.state.products[at] = { ...product, status: "archived" };
  },
  delivery: ({ outbox }, { copies, delay, drops }) =>
    void Object.assign(outbox.controls, { copies, delayMs: delay * 1_000, drops }),
  hold: ({ outbox }) => void (outbox.controls.isHeld = true),
  release: async ({ outbox }) => {
    outbox.controls.isHeld = false;
    await outbox.release();
  },
  "release-reversed": async ({ outbox }) => {
    outbox.controls.isHeld = false;
    await outbox.release({ isReversed: true });
  },
  replay: async ({ outbox }, { id }) => void (await outbox.deliver(id)),
};

/** Adds the page that moves the clock, fails cards, refunds, and disturbs the delivery of webhooks. */
export function serveSandboxControls(app: FastifyInstance, sandbox: Sandbox, prefix: string): void {
  app.get(prefix, (_request, reply) => sendControls(reply, sandbox));
  app.post(`${prefix}/controls`, async (request, reply) => {
    const asked = control.parse(request.body);
    await actions[asked.act]?.(sandbox, asked);
    sandbox.save();
    return reply.redirect(prefix, 303);
  });
}

function sendControls(reply: FastifyReply, { bank, outbox }: Sandbox): FastifyReply {
  const form = (inner: string, id = "") =>
    `<form method="post" action="payments/controls" class="row">${id && `<input type="hidden" name="id" value="${escapeHtml(id)}">`}${inner}</form>`;
  const button = (act: string, text: string) =>
    `<button name="act" value="${act}">${text}</button>`;
  const input = (name: string, text: string, value: number) =>
    `<label>${text}<input name="${name}" type="number" min="0" value="${value}"></label>`;
  const { copies, delayMs, drops, isHeld } = outbox.controls;
  const subscriptions = bank.state.subscriptions
    .toReversed()
    .map(
      (row) =>
        `<tr><td><code>${row.id}</code></td><td>${row.status}</td><td>${printSandboxDate(row.periodEnd, "en")}</td><td>${form(button("renew", "Renew") + button("fail-card", "Fail its card"), row.id)}</td></tr>`,
    );
  const payments = bank.state.transactions
    .toReversed()
    .map(
      (row) =>
        `<tr><td><code>${row.id}</code></td><td>${row.amount} ${row.currency}, ${row.status}</td><td>${form(button("refund", "Refund") + button("refund-half", "Refund half") + button("dispute", "Dispute"), row.id)}</td></tr>`,
    );
  const products = bank.state.products.map(
    (row) =>
      `<tr><td><code>${row.id}</code></td><td>${row.price} ${row.currency}, ${row.status}</td><td>${form(button("archive", "Archive"), row.id)}</td></tr>`,
  );
  const webhooks = outbox.webhooks
    .slice(-30)
    .toReversed()
    .map(
      (row) =>
        `<tr><td>${escapeHtml(row.type)}</td><td>${row.state}</td><td>${form(button("replay", "Send again"), row.id)}</td></tr>`,
    );
  const body = `<main class="wide"><div><h1>Sandbox controls</h1><p class="soft">The sandbox’s clock shows ${printSandboxDate(bank.now(), "en")}.</p><h2>Clock</h2>${form(input("days", "Days", 31) + button("advance", "Advance"))}<h2>Delivery of webhooks${isHeld ? ", held" : ""}</h2>${form(input("copies", "Copies", copies) + input("delay", "Delay, seconds", delayMs / 1_000) + input("drops", "Drop the next", drops) + button("delivery", "Apply"))}${form(button("hold", "Hold") + button("release", "Release") + button("release-reversed", "Release in reverse"))}<h2>Subscriptions</h2><table>${subscriptions.join("")}</table><h2>Payments</h2><table>${payments.join("")}</table><h2>Products</h2><table>${products.join("")}</table><h2>Webhooks</h2><table>${webhooks.join("")}</table></div></main>`;
  return sendSandboxPage(reply, { title: "Sandbox controls", body });
}
