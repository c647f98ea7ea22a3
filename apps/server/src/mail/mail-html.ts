import type { Locale } from "@tessera/contract";
import { escapeHtml } from "./escape-html.ts";
import { mailStyle } from "./mail-style.ts";
import type { MailParts } from "./print-mail.ts";

/** The letter of the logo as rows of tiles: ink, accent, or none; a mail client may show no images. */
const tiles = ["ink accent ink", "none ink none", "none ink none"];

const logo = `<table class="logo" role="presentation" aria-hidden="true" cellspacing="1" cellpadding="0">${tiles
  .map((row) => `<tr>${row.replaceAll(/\w+/g, '<td class="$&"></td>')}</tr>`)
  .join("")}</table>`;

/** Prints the one template of all mails: a column of 560 pixels, light or dark as the client is. */
export function printMailHtml(locale: Locale, parts: MailParts): string {
  const { subject, heading, preview, before, after, signature, contact, goal } = parts;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${mailStyle}</style></head>`,
    `<body><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>`,
    `<div class="column"><table class="brand" role="presentation" cellspacing="0" cellpadding="0"><tr><td>${logo}</td><td class="name">Tessera</td></tr></table>`,
    `<div class="body"><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(before)}</p>`,
    printGoal(goal),
    `<p class="muted">${escapeHtml(after)}</p></div>`,
    `<p class="footer">${escapeHtml(signature)}<br>Tessera · <a href="mailto:${escapeHtml(contact)}">${escapeHtml(contact)}</a></p></div></body></html>`,
  ].join("\n");
}

function printGoal(goal: MailParts["goal"]): string {
  if ("code" in goal) return `<p class="code">${escapeHtml(goal.code)}</p>`;
  const open = `href="${escapeHtml(goal.address)}" target="_blank" rel="noopener"`;
  const inFull = escapeHtml(goal.address.replace(/^mailto:/, ""));
  return `<p><a class="button" ${open}>${escapeHtml(goal.action)}</a></p>\n<p class="muted"><a class="full" ${open}>${inFull}</a></p>`;
}
