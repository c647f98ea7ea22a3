import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, onRequestHookHandler } from "fastify";
import type { Config } from "#config.ts";
import { ApiError } from "#errors/api-error.ts";
import { escapeHtml } from "./escape-html.ts";
import { mailboxPath, mayReadMailbox } from "./mailbox-access.ts";
import { mailFolderOf } from "./create-mailer.ts";
import { readEml } from "./read-eml.ts";

const mostListed = 200;
const fileName = /^[\w-]+\.eml$/;
const style =
  "body{font:16px/1.5 sans-serif;max-width:720px;margin:32px auto;padding:0 16px;color:#1a1d24;background:#fff}pre{white-space:pre-wrap;font:inherit;border:1px solid #c9ced8;padding:16px}li{margin:8px 0}iframe{box-sizing:border-box;width:100%;height:640px;border:1px solid #c9ced8}";
const styleSource = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
const closed = "base-uri 'none'; form-action 'none'";
const policy = `default-src 'none'; style-src ${styleSource}; frame-src 'self'; frame-ancestors 'none'; ${closed}`;
const sandbox = "allow-popups allow-popups-to-escape-sandbox";
/** A mail is shown with its own style, and runs nothing. */
const framedHeaders = {
  "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; sandbox ${sandbox}; frame-ancestors 'self'; ${closed}`,
  "x-frame-options": "SAMEORIGIN",
  "cache-control": "no-store",
};

type Named = { Params: { name: string } };

/** Serves the mail files of a development server: a list, newest first, and each as a person sees it and as text. */
export function serveMailbox(app: FastifyInstance, config: Config): void {
  const folder = mailFolderOf(config);
  const onRequest: onRequestHookHandler = (request, _reply, done) =>
    done(mayReadMailbox(request.raw, config) ? undefined : new ApiError("notFound"));
  app.get(mailboxPath, { onRequest }, async (_request, reply) =>
    sendPage(reply, "Mail", await printList(folder)),
  );
  app.get<Named>(`${mailboxPath}/:name`, { onRequest }, async (request, reply) => {
    const { name } = request.params;
    const { subject, to, date, text, html } = await readMail(folder, name);
    const back = `<p><a href="${mailboxPath}">All mail</a></p>`;
    const about = `<p>To ${escapeHtml(to)}, ${escapeHtml(date)}</p>`;
    const frame = html
      ? `<iframe sandbox="${sandbox}" title="The email as HTML" src="${mailboxPath}/${name}/html"></iframe><h2>Text</h2>`
      : "";
    return sendPage(reply, subject, `${back}${about}${frame}<pre>${escapeHtml(text)}</pre>`);
  });
  app.get<Named>(`${mailboxPath}/:name/html`, { onRequest }, async (request, reply) => {
    const { html } = await readMail(folder, request.params.name);
    if (html === undefined) throw new ApiError("notFound");
    return reply.headers(framedHeaders).type("text/html; charset=utf-8").send(html);
  });
}

async function printList(folder: string): Promise<string> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => fileName.test(name));
  const newest = names.toSorted().toReversed().slice(0, mostListed);
  if (newest.length === 0) return "<p>No emails sent yet.</p>";
  const rows = newest.map(async (name) => {
    const { subject, to } = await readMail(folder, name);
    return `<li><a href="${mailboxPath}/${name}">${escapeHtml(subject)}</a> to ${escapeHtml(to)}</li>`;
  });
  return `<ul>${(await Promise.all(rows)).join("")}</ul>`;
}

async function readMail(folder: string, name: string) {
  if (!fileName.test(name)) throw new ApiError("notFound");
  const eml = await readFile(join(folder, name), "utf8").catch(() => undefined);
  if (eml === undefined) throw new ApiError("notFound");
  return readEml(eml);
}

function sendPage(reply: FastifyReply, title: string, body: string) {
  const heading = escapeHtml(title);
  return reply
    .headers({ "content-security-policy": policy, "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${heading}</title><style>${style}</style></head><body><h1>${heading}</h1>${body}</body></html>`,
    );
}
