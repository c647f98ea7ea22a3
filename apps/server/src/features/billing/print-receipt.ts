import {
  type BillingDetails,
  type Locale,
  type LocalizedText,
  printAmount,
} from "@tessera/contract";
import { escapeHtml } from "#mail/escape-html.ts";
import type { PaymentCard, ProviderTransaction } from "#payments/payment-provider.ts";

const texts = {
  title: { en: "Receipt", tr: "Makbuz" },
  number: { en: "Number", tr: "Numara" },
  date: { en: "Date", tr: "Tarih" },
  period: { en: "Period", tr: "Dönem" },
  buyer: { en: "Billed to", tr: "Alıcı" },
  vat: { en: "VAT number", tr: "Vergi numarası" },
  product: { en: "Tessera Pro", tr: "Tessera Pro" },
  tax: { en: "Tax", tr: "Vergi" },
  total: { en: "Total with tax", tr: "Vergi dahil toplam" },
  card: { en: "Paid with", tr: "Ödeme kartı" },
  refunded: { en: "Refunded", tr: "İade edilen" },
} as const satisfies Record<string, LocalizedText>;

const style =
  "body{font:16px/1.5 sans-serif;max-width:640px;margin:48px auto;padding:0 16px;color:#1a1d24}table{border-collapse:collapse;width:100%;margin:24px 0}th,td{text-align:left;padding:8px 0;border-top:1px solid #c9ced8;font-weight:400;vertical-align:top}td{text-align:right}tr.total th,tr.total td{font-weight:700}address{font-style:normal;white-space:pre-line}";

type Around = {
  readonly details: BillingDetails;
  readonly locale: Locale;
  readonly contactEmail: string;
};

/** Prints the receipt of a payment as HTML, with the tax that the provider computed. */
export function printReceipt(
  payment: ProviderTransaction,
  { details, locale, contactEmail }: Around,
): string {
  const say = (key: keyof typeof texts) => texts[key][locale];
  const money = (amountMinor: number) => printAmount(amountMinor, payment.currency, locale);
  const rows: readonly (readonly [string, string, string?])[] = [
    [say("number"), numberOf(payment)],
    [say("date"), printDay(payment.createdAt, locale)],
    ...printPeriod(payment, locale).map((text) => [say("period"), text] as const),
    [say("product"), money(payment.amountMinor - payment.taxMinor)],
    [say("tax"), money(payment.taxMinor)],
    [say("total"), money(payment.amountMinor), "total"],
    ...(payment.card ? [[say("card"), printCard(payment.card)] as const] : []),
    ...(payment.refundedMinor > 0
      ? [[say("refunded"), money(-payment.refundedMinor)] as const]
      : []),
  ];
  const { company, address, vatNumber } = details;
  const buyer = [company, address, vatNumber && `${say("vat")}: ${vatNumber}`].filter(Boolean);
  const table = rows.map(
    ([name, value, kind = ""]) =>
      `<tr class="${kind}"><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${say("title")} ${escapeHtml(numberOf(payment))}</title><style>${style}</style></head><body><h1>${say("title")}</h1>${buyer.length > 0 ? `<p>${say("buyer")}</p><address>${buyer.map(escapeHtml).join("\n")}</address>` : ""}<table>${table.join("")}</table><p>Tessera, ${escapeHtml(contactEmail)}</p></body></html>\n`;
}

/** Returns the number of a payment: that of the provider's invoice, else the provider's id. */
export function numberOf({ number, id }: ProviderTransaction): string {
  return number ?? id;
}

function printCard({ brand, lastFour }: PaymentCard): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${lastFour}`.trim();
}

function printPeriod(
  { periodStart, periodEnd }: ProviderTransaction,
  locale: Locale,
): readonly string[] {
  if (periodStart === undefined || periodEnd === undefined) return [];
  return [`${printDay(periodStart, locale)} – ${printDay(periodEnd, locale)}`];
}

function printDay(date: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === "tr" ? "tr-TR" : "en-GB", {
    dateStyle: "long",
    timeZone: "Europe/Istanbul",
  });
  return format.format(date);
}
