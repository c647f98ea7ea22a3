import { fillText, type Locale, type LocalizedText } from "@tessera/contract";
import { escapeHtml } from "./escape-html.ts";
import type { Mail } from "./mailer.ts";

/** The content of a mail without its recipient. */
export type MailText = Omit<Mail, "to">;

/** The texts of a mail: its subject, which may contain the emphasized `{text}`, and the lines around that. */
export type MailTexts = Readonly<Record<"subject" | "before" | "after", LocalizedText>>;

const signature: LocalizedText = {
  en: "Tessera. A few decisions in. A design system out.",
  tr: "Tessera. Birkaç karar girer, tasarım sistemi çıkar.",
};

/** Prints a mail as plain text and as equal simple HTML; an emphasized text with an address is a link. */
export function printMail(
  locale: Locale,
  texts: MailTexts,
  { text, address }: { readonly text: string; readonly address?: string },
): MailText {
  const subject = fillText(texts.subject, locale, { text });
  const before = texts.before[locale];
  const rest = [texts.after[locale], signature[locale]];
  const emphasized = address
    ? `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`
    : `<strong style="font-size:28px;letter-spacing:6px">${escapeHtml(text)}</strong>`;
  const paragraphs = [escapeHtml(before), emphasized, ...rest.map(escapeHtml)];
  return {
    subject,
    text: `${[before, text, ...rest].join("\n\n")}\n`,
    html: [
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
      `<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:480px;margin:24px auto;padding:0 16px">`,
      ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`),
      "</body></html>",
    ].join("\n"),
  };
}
