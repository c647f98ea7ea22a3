import { apiPrefix, bodyLimitOf, type Operation } from "@tessera/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Grant } from "#access/grant.ts";
import { requireAccess } from "#access/require-access.ts";
import { findEncoding } from "#encoding/find-encoding.ts";
import { findLocale } from "#plugins/request-locale.ts";
import { findRateLimit } from "#plugins/rate-limit.ts";
import { addUserLimits } from "#plugins/user-limits.ts";
import type { Services } from "#services.ts";
import type { Answer } from "./answer.ts";
import type { Call } from "./call.ts";
import { checkAnswer } from "./check-answer.ts";
import { parseInput } from "./parse-input.ts";
import { sendAnswer } from "./send-answer.ts";

/** The handler of an operation; the frame checks access, parses the input and sends the answer. */
export type Handler<Of extends Operation> = (
  call: Call<Of>,
  services: Services,
) => Promise<Answer<Of>>;

/** Registers a handler for the route of its operation. */
export type Implement = <const Of extends Operation>(operation: Of, handle: Handler<Of>) => void;

declare module "fastify" {
  interface FastifyRequest {
    /** The grant of the call, set before the body is read. */
    grant: Grant;
  }
}

/** Returns the function that registers handlers on an app. */
export function implementOn(
  app: FastifyInstance,
  services: Services,
  options: { readonly checksAnswers: boolean },
): Implement {
  app.decorateRequest("grant");
  const factor = services.config.rateLimitFactor;
  const countCall = addUserLimits(app, factor);
  return (operation, handle) => {
    const { access } = operation;
    if (access === undefined) throw new Error(`${operation.id} declares no access.`);
    const rateLimit = findRateLimit(operation.id, factor);
    app.route({
      method: operation.method,
      url: apiPrefix + operation.path,
      bodyLimit: bodyLimitOf(operation),
      ...(rateLimit && { config: { rateLimit } }),
      onRequest: async (request, reply) => {
        const needs = { ...services, countCall: () => countCall(request, reply) };
        request.grant = await requireAccess(access, request, needs);
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const answer = await handle(createCall(operation, request), services);
        if (options.checksAnswers) checkAnswer(operation, answer);
        return sendAnswer(operation, answer, request, reply);
      },
    });
  };
}

function createCall<Of extends Operation>(operation: Of, request: FastifyRequest): Call<Of> {
  const { grant } = request;
  const locale = findLocale(request.headers["accept-language"]);
  return {
    ...parseInput(operation, request, locale),
    ...grant,
    tenant: {
      ...(grant.actor && { userId: grant.actor.userId }),
      ...(grant.organization && { organizationId: grant.organization.id }),
    },
    locale,
    encoding: findEncoding(request.headers),
    ifMatch: request.headers["if-match"],
  } as unknown as Call<Of>;
}
