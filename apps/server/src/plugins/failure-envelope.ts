import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ApiError } from "#errors/api-error.ts";
import { describeForLog } from "#errors/describe-for-log.ts";
import { serializeFailure } from "#errors/serialize-failure.ts";
import { translateError } from "#errors/translate-error.ts";
import { findLocale } from "./request-locale.ts";

/** Answers every error of ours or of the framework in the envelope and in the caller's language. */
export function addFailureEnvelope(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
}

/** Logs an error if it is the server's, and returns its failure. */
export function logFailure(error: unknown, { log, routeOptions }: FastifyRequest): ApiError {
  const failure = translateError(error, routeOptions.bodyLimit);
  if (failure.status >= 500) {
    // Unavailability is a warning, because it ends by itself; an internal error needs a fix.
    const level = failure.code === "internal" ? "error" : "warn";
    log[level]({ error: describeForLog(error) }, failure.code);
  }
  return failure;
}

/** Sends a failure; server errors are logged. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = logFailure(error, request);
  const locale = findLocale(request.headers["accept-language"]);
  return reply
    .code(failure.status)
    .headers({ ...failure.parts.headers, "content-language": locale, "cache-control": "no-store" })
    .send(serializeFailure(failure, locale));
}
