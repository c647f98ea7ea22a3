import { fillText, printCurrency, type Locale, type LocalizedText } from "@tessera/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { escapeHtml } from "#mail/escape-html.ts";
import { cardProblems, testCards } from "./sandbox-cards.ts";
import { endOfPeriod, productNameOf, taxOf } from "./sandbox-prices.ts";
import { printSandboxDate, sendSandboxPage } from "./sandbox-html.ts";
import { findRow, type SandboxCheckout } from "./sandbox-state.ts";
import type { Sandbox } from "./sandbox.ts";

const texts = {
  back: { en: "Back without paying", tr: "Ödemeden geri dön" },
  tax: { en: "VAT 20%, Turkey", tr: "KDV %20, Türkiye" },
  due: { en: "Due today", tr: "Bugün ödenecek" },
  renews: {
    en: "Renews on {date}. Cancel at any time.",
    tr: "{date} tarihinde yenilenir. Dilediğiniz an iptal edilir.",
  },
  email: { en: "Email", tr: "E-posta" },
  card: { en: "Card number", tr: "Kart numarası" },
  expires: { en: "Expires", tr: "Son kullanma" },
  name: { en: "Name on the card", tr: "Kart üzerindeki ad" },
  pay: { en: "Pay {amount}", tr: "{amount} öde" },
  cards: { en: "Test cards, click to fill in", tr: "Deneme kartları, doldurmak için tıklayın" },
  stay: { en: "Pay, do not return", tr: "Öde, geri dönme" },
  stayNote: { en: "Only the webhook arrives", tr: "Yalnızca webhook gelir" },
  paid: { en: "Paid. You can close this page.", tr: "Ödendi. Bu sayfayı kapatabilirsiniz." },
  ended: { en: "This checkout has ended.", tr: "Bu ödeme sayfası artık geçerli değil." },
  confirmTitle: { en: "Confirm the payment", tr: "Ödemeyi onaylayın" },
  confirmNote: {
    en: "Your bank asks whether you are paying {amount}.",
    tr: "Bankanız {amount} ödemeyi onaylamanızı istiyor.",
  },
  confirm: { en: "Confirm", tr: "Onayla" },
  refuse: { en: "Refuse", tr: "Reddet" },
} as const satisfies Record<string, LocalizedText>;

const form = z.object({
  email: z.string().max(300).default(""),
  card: z.string().max(40).default(""),
  name: z.string().max(200).default(""),
  act: z.string().max(40).default("pay"),
});
type Form = z.output<typeof form>;

/** Returns the locale of the person who sends a request. */
export type FindLocale = (request: FastifyRequest) => Locale;

/** A checkout in the language of the person who reads it. */
type ShownCheckout = SandboxCheckout & { readonly locale: Locale };

/** Adds the hosted checkout: its form, its confirmation, and the public address of a product. */
export function serveSandboxCheckout(
  app: FastifyInstance,
  sandbox: Sandbox,
  prefix: string,
  findLocale: FindLocale,
): void {
  const { bank } = sandbox;
  app.get<{ Params: { id: string } }>(`${prefix}/checkout/:id`, (request, reply) => {
    const found = findRow(bank.state.checkouts, request.params.id);
    const locale = findLocale(request);
    if (found?.status !== "pending") return sendEnded(reply, sandbox, found, locale);
    const filled = { email: found.email, card: testCards[0]?.number ?? "", name: "", act: "" };
    return sendForm(reply, sandbox, { ...found, locale }, filled);
  });
  app.post<{ Params: { id: string } }>(`${prefix}/checkout/:id`, (request, reply) => {
    const found = findRow(bank.state.checkouts, request.params.id);
    const locale = findLocale(request);
    if (found?.status !== "pending") return sendEnded(reply, sandbox, found, locale);
    return answerForm(reply, sandbox, { ...found, locale }, form.parse(request.body ?? {}));
  });
  app.get<{ Params: { id: string } }>(`${prefix}/products/:id`, (request, reply) => {
    const successUrl = `${sandbox.settings.origin()}/paid`;
    const { id: productId } = request.params;
    const rest = { requestId: "", email: "", customerId: undefined, successUrl, metadata: {} };
    const { id } = bank.createCheckout({ productId, ...rest });
    sandbox.save();
    return reply.redirect(`${prefix}/checkout/${id}`, 303);
  });
  app.get(`${prefix}/paid`, (request, reply) => sendPaid(reply, findLocale(request)));
}

function sendPaid(reply: FastifyReply, locale: Locale): FastifyReply {
  const title = texts.paid[locale];
  return sendSandboxPage(reply, { title, body: printNotice(title), locale });
}

function answerForm(
  reply: FastifyReply,
  sandbox: Sandbox,
  checkout: ShownCheckout,
  filled: Form,
): FastifyReply {
  const { locale } = checkout;
  if (filled.act.startsWith("fill:")) {
    return sendForm(reply, sandbox, checkout, { ...filled, card: filled.act.slice(5) });
  }
  if (filled.act === "back") return reply.redirect(abandonedUrlOf(checkout), 303);
  if (filled.act === "refuse") {
    return sendForm(reply, sandbox, checkout, filled, cardProblems.declined[locale]);
  }
  const { card, email } = filled;
  const isConfirmed = filled.act.startsWith("confirm");
  const result = sandbox.bank.pay(checkout.id, { card, email, isConfirmed });
  sandbox.save();
  if (result === "asks") return sendConfirmation(reply, sandbox, checkout, filled);
  if (result !== "pays") {
    return sendForm(reply, sandbox, checkout, filled, cardProblems[result][locale]);
  }
  if (filled.act.endsWith("stay")) return sendPaid(reply, locale);
  return reply.redirect(returnUrlOf(sandbox, checkout), 303);
}

/** Returns the address that Creem redirects to, with its ids. */
function returnUrlOf({ bank }: Sandbox, { id, productId, requestId, successUrl }: SandboxCheckout) {
  const { subscriptionId = "" } = bank.requireCheckout(id);
  const url = new URL(successUrl);
  url.searchParams.set("checkout_id", id);
  url.searchParams.set("subscription_id", subscriptionId);
  url.searchParams.set("product_id", productId);
  if (requestId !== "") url.searchParams.set("request_id", requestId);
  return url.href;
}

function abandonedUrlOf({ successUrl }: SandboxCheckout): string {
  return new URL("/pricing", successUrl).href;
}

/** Returns to Tessera from a checkout that another tab has paid; any other one has ended. */
function sendEnded(
  reply: FastifyReply,
  sandbox: Sandbox,
  checkout: SandboxCheckout | undefined,
  locale: Locale,
): FastifyReply {
  if (checkout?.status === "completed") {
    return reply.redirect(returnUrlOf(sandbox, checkout), 303);
  }
  const body = printNotice(texts.ended[locale]);
  return sendSandboxPage(reply, { title: texts.ended[locale], body, locale, status: 404 });
}

function printNotice(text: string): string {
  return `<main class="wide"><div><h1>${escapeHtml(text)}</h1></div></main>`;
}

/** Returns the figures of a checkout. */
function priceOf({ bank }: Sandbox, checkout: ShownCheckout) {
  const product = findRow(bank.state.products, checkout.productId);
  if (product === undefined) throw new Error("The product of a checkout is missing.");
  const tax = taxOf(product.price);
  const { locale } = checkout;
  const print = (amount: number) => printCurrency(amount, product.currency, locale);
  const prices = [product.price, tax, product.price + tax].map(print);
  const [net = "", taxText = "", total = ""] = prices;
  return {
    name: productNameOf(product, locale),
    net,
    tax: taxText,
    total,
    endsAt: endOfPeriod(bank.now(), product),
  };
}

function sendForm(
  reply: FastifyReply,
  sandbox: Sandbox,
  checkout: ShownCheckout,
  filled: Form,
  problem?: string,
): FastifyReply {
  const { locale } = checkout;
  const say = (key: keyof typeof texts, values = {}) =>
    escapeHtml(fillText(texts[key], locale, values));
  const price = priceOf(sandbox, checkout);
  const date = printSandboxDate(price.endsAt, locale);
  const field = (name: "email" | "name", more = "") =>
    `<label>${say(name)}<input name="${name}" value="${escapeHtml(filled[name])}" ${more}></label>`;
  const cards = testCards.map(
    ({ number, label }) =>
      `<button name="act" value="fill:${number}" formnovalidate><code>${number.replaceAll(/(\d{4})(?=\d)/g, "$1 ")}</code><span class="soft">${label[locale]}</span></button>`,
  );
  const invalid = problem === undefined ? "" : 'aria-invalid="true" aria-describedby="problem"';
  const body = `<main><div class="sum"><div class="in"><form method="post" class="back"><button name="act" value="back" formnovalidate>← ${say("back")}</button></form><h1>${escapeHtml(price.name)}</h1><div class="price">${price.total}</div><div class="ln"><span>${escapeHtml(price.name)}</span><span>${price.net}</span></div><div class="ln soft"><span>${say("tax")}</span><span>${price.tax}</span></div><div class="ln t"><span>${say("due")}</span><span>${price.total}</span></div><p class="soft">${say("renews", { date })}</p></div></div><div><form class="in" method="post">${field("email", 'type="email" required')}<label>${say("card")}<input name="card" inputmode="numeric" autocomplete="off" required value="${escapeHtml(filled.card)}" ${invalid}></label>${problem === undefined ? "" : `<p class="bad" id="problem" role="alert">${escapeHtml(problem)}</p>`}<div class="two"><label>${say("expires")}<input value="04 / 29" autocomplete="off"></label><label>CVC<input value="123" autocomplete="off"></label></div>${field("name")}<button class="pay" name="act" value="pay">${say("pay", { amount: price.total })}</button><div class="cards"><h2>${say("cards")}</h2>${cards.join("")}<button name="act" value="pay-stay"><span>${say("stay")}</span><span class="soft">${say("stayNote")}</span></button></div></form></div></main>`;
  const formTarget = new URL(checkout.successUrl).origin;
  return sendSandboxPage(reply, { title: price.name, body, locale, formTarget });
}

/** Sends the confirmation page of a bank, which keeps what was filled in. */
function sendConfirmation(
  reply: FastifyReply,
  sandbox: Sandbox,
  checkout: ShownCheckout,
  filled: Form,
): FastifyReply {
  const { locale } = checkout;
  const { total } = priceOf(sandbox, checkout);
  const kept = (["email", "card", "name"] as const).map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(filled[name])}">`,
  );
  const act = filled.act.endsWith("stay") ? "confirm-stay" : "confirm";
  const body = `<main class="wide"><div><h1>${texts.confirmTitle[locale]}</h1><p>${escapeHtml(fillText(texts.confirmNote, locale, { amount: total }))}</p><form method="post" class="row">${kept.join("")}<button name="act" value="${act}" class="pay">${texts.confirm[locale]}</button><button name="act" value="refuse">${texts.refuse[locale]}</button></form></div></main>`;
  const formTarget = new URL(checkout.successUrl).origin;
  return sendSandboxPage(reply, { title: texts.confirmTitle[locale], body, locale, formTarget });
}
