import type { Operation } from "@tessera/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "#errors/api-error.ts";
import { isFormType } from "#plugins/form-body.ts";
import { findFormPage } from "#site/form-page.ts";
import type { Site } from "#site/load-site.ts";

/** Returns whether a browser without scripts sent the fields of a form, which expects a page and not JSON. */
export function isFormRequest({ bodyType }: Operation, { headers }: FastifyRequest): boolean {
  return bodyType === "form" && isFormType(headers["content-type"]);
}

/**
 * Answers a form: redirects to its page with `?sent=1` (303), or sends the page with the messages of the wrong fields
 * and what was typed. Other errors, and those of a server without pages, are answered in the envelope.
 */
export async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, run }: { readonly site: Site | undefined; readonly run: () => Promise<unknown> },
): Promise<FastifyReply> {
  const page = findFormPage(request);
  try {
    await run();
    return reply.redirect(`${page.path}?sent=1#sent`, 303);
  } catch (error) {
    if (!(error instanceof ApiError) || !site || error.status >= 500) throw error;
    return page.sendWithErrors(reply, site, error);
  }
}
