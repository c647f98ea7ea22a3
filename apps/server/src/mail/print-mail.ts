import type { Locale } from "@tessera/contract";
import { escapeHtml } from "./escape-html.ts";
import type { Mail } from "./mailer.ts";

/** The content of a mail without its recipient. */
export type MailText = Omit<Mail, "to">;

/** The parts of every mail: a line before, the emphasized text, and a line after. */
export type MailParts = {
  readonly subject: string;
  readonly before: string;
  readonly emphasis: { readonly text: string; readonly address?: string };
  readonly after: string;
  readonly signature: string;
};

/** Prints a mail as plain text and as equal simple HTML. */
export function printMail(locale: Locale, parts: MailParts): MailText {
  const { subject, before, emphasis, after, signature } = parts;
  return {
    subject,
    text: `${[before, emphasis.text, after, signature].join("\n\n")}\n`,
    html: printHtml(locale, parts),
  };
}

function printHtml(locale: Locale, { subject, before, emphasis, after, signature }: MailParts) {
  const text = escapeHtml(emphasis.text);
  const emphasized = emphasis.address
    ? `<a href="${escapeHtml(emphasis.address)}">${text}</a>`
    : `<strong style="font-size:28px;letter-spacing:6px">${text}</strong>`;
  const paragraphs = [escapeHtml(before), emphasized, escapeHtml(after), escapeHtml(signature)];
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:480px;margin:24px auto;padding:0 16px">`,
    ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`),
    "</body></html>",
  ].join("\n");
}
