import { createHash } from "node:crypto";
import type { Locale } from "@tessera/contract";
import type { FastifyReply } from "fastify";
import { escapeHtml } from "#mail/escape-html.ts";

const style = `
:root{color-scheme:light dark;--page:#fff;--side:#f5f6f8;--text:#111827;--soft:#4b5563;--line:#d1d5db;--edge:#767d89;--blue:#1d4ed8;--on:#fff;--warn:#fff7e0;--warn-text:#6b4a00;--red:#b42318}
@media(prefers-color-scheme:dark){:root{--page:#17191d;--side:#1f2227;--text:#f3f4f6;--soft:#b6bcc6;--line:#3a3f47;--edge:#8a919c;--blue:#8fb4ff;--on:#0b1530;--warn:#3a2e08;--warn-text:#ffe29a;--red:#ff9d94}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--text);font:15px/22px system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}
.bar{background:var(--warn);color:var(--warn-text);padding:10px 16px;text-align:center;font-size:14px}
main{display:grid;grid-template-columns:1fr 1fr;min-height:calc(100vh - 42px)}main>div{padding:56px 64px}.sum{background:var(--side);display:flex;justify-content:flex-end}.in{width:100%;max-width:400px}.wide{display:block;max-width:880px;margin:0 auto;min-height:0}
h1{font-size:18px;font-weight:600;margin:0}.back{margin-bottom:28px}h2{font-size:14px;font-weight:600;margin:24px 0 8px}.price{font-size:34px;line-height:44px;font-weight:600;margin:4px 0 24px}
.ln{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-top:1px solid var(--line)}.ln.t{font-weight:600}.soft{color:var(--soft);font-size:14px}
label{display:block;font-size:14px;margin:0 0 16px}input,select{display:block;width:100%;height:44px;margin-top:6px;border:1px solid var(--edge);border-radius:8px;padding:0 12px;background:var(--page);color:inherit;font:inherit}input[aria-invalid=true]{border-color:var(--red);box-shadow:0 0 0 1px var(--red)}.bad{color:var(--red);font-size:14px;margin:-8px 0 16px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:12px}button{font:inherit;cursor:pointer;border-radius:8px;min-height:40px;padding:0 14px;border:1px solid var(--edge);background:var(--page);color:var(--text)}.pay{width:100%;height:48px;border:0;background:var(--blue);color:var(--on);font-size:16px;font-weight:600}
.cards{margin-top:32px;border-top:1px solid var(--line);padding-top:4px}.cards button{display:grid;grid-template-columns:176px 1fr;width:calc(100% + 16px);margin:0 -8px;padding:5px 8px;min-height:32px;align-items:center;border:0;background:none;text-align:left;font-size:14px;border-radius:6px}.cards button:hover{background:var(--side)}code{font:14px/20px ui-monospace,Menlo,monospace;overflow-wrap:anywhere}
a{color:inherit}:focus-visible{outline:2px solid var(--blue);outline-offset:2px}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:8px 12px 8px 0;border-top:1px solid var(--line);font-size:14px;vertical-align:top}.row{display:flex;flex-wrap:wrap;gap:8px;align-items:end}.row label{margin:0}.row input{width:96px}
@media(max-width:760px){main{display:block}main>div{padding:24px 16px}.price{font-size:28px;line-height:36px;margin-bottom:12px}.cards button{grid-template-columns:168px 1fr}}`;

const styleSource = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

/** Returns the policy of the sandbox's pages: no script, and forms that lead back to Tessera. */
function printPolicy(formTarget: string): string {
  return `default-src 'none'; style-src ${styleSource}; form-action 'self' ${formTarget}; frame-ancestors 'none'; base-uri 'none'`;
}

const notes = {
  en: "Sandbox: a test payment page. No money moves.",
  tr: "Deneme ortamı: test ödeme sayfası. Para çekilmez.",
} as const;

/** A page of the sandbox; `body` is HTML. */
export type SandboxPage = {
  readonly title: string;
  readonly body: string;
  readonly locale?: Locale;
  readonly status?: number;
  /** The origin that a form may redirect to. */
  readonly formTarget?: string;
};

/** Sends a page in the sandbox's own look, which is not Tessera's. */
export function sendSandboxPage(reply: FastifyReply, page: SandboxPage): FastifyReply {
  const { title, body, locale = "en", status = 200, formTarget = "" } = page;
  return reply
    .code(status)
    .headers({ "content-security-policy": printPolicy(formTarget), "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><div class="bar" role="note">${notes[locale]}</div>${body}</body></html>`,
    );
}

/** Prints a date in the long form of a language. */
export function printSandboxDate(milliseconds: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === "tr" ? "tr-TR" : "en-GB", {
    dateStyle: "long",
    timeZone: "Europe/Istanbul",
  });
  return format.format(milliseconds);
}
