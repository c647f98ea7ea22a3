import { apiPrefix, bodyLimitOf, type Operation } from "@tessera/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Grant } from "#access/grant.ts";
import { requireAccess, type AccessNeeds } from "#access/require-access.ts";
import type { Batch, ReadRows } from "#database/statements.ts";
import { limitRoute } from "#plugins/rate-limit.ts";
import { addUserLimits } from "#plugins/user-limits.ts";
import type { Services } from "#services.ts";
import type { Site } from "#site/load-site.ts";
import type { EventSource } from "#events/event-stream.ts";
import type { Answer, ItemAnswer, PageAnswer } from "./answer.ts";
import type { Call } from "./call.ts";
import { findTypeRefusal } from "./body-type.ts";
import { answerForm, isFormRequest } from "./form-answer.ts";
import { parseInput } from "./parse-input.ts";
import { selectRows, type Read } from "./read.ts";
import { ReceivedCall } from "./received-call.ts";
import { sendAnswer } from "./send-answer.ts";
import { sendStream } from "./send-stream.ts";

/** The handler of an operation; the frame checks access, parses the input and sends the answer. */
export type Handler<Of extends Operation> = (
  call: Call<Of>,
  services: Services,
) => Promise<Answer<Of>>;

/** Registers the handler or the read of an operation for its route. */
export type Implement = <const Of extends Operation, const Selected extends Batch>(
  operation: Of,
  work: Handler<Of> | Read<Of, Selected>,
) => void;

declare module "fastify" {
  interface FastifyRequest {
    /** The grant of the call, set before the body is read. */
    grant: Grant;
    /** The rows of a read, found together with the grant. */
    rows: ReadRows;
  }
}

/** Returns the function that registers handlers on an app. */
export function implementOn(
  app: FastifyInstance,
  services: Services,
  options: { readonly checksAnswers: boolean; readonly site?: Site | undefined },
): Implement {
  const stopping = new AbortController();
  app.addHook("preClose", (done) => {
    stopping.abort();
    done();
  });
  app.decorateRequest("grant");
  app.decorateRequest("rows");
  const factor = services.config.rateLimitFactor;
  const { countCall, countStream } = addUserLimits(app, factor);
  return (operation, work) => {
    if (operation.access === undefined) throw new Error(`${operation.id} declares no access.`);
    const needs: AccessNeeds = {
      ...services,
      countCall: operation.shape === "stream" ? countStream : countCall,
      select: (parts) => ("select" in work ? selectRows(operation, work, parts) : []),
    };
    app.route({
      method: operation.method,
      url: apiPrefix + operation.path,
      bodyLimit: bodyLimitOf(operation),
      config: {
        ...limitRoute(operation.id, factor)?.config,
        keepsRawBody: operation.bodyType === "webhook",
      },
      onRequest: async (request, reply) => {
        const { grant, rows } = await requireAccess(operation, { request, reply }, needs);
        request.grant = grant;
        request.rows = rows;
      },
      preParsing: (request, _reply, payload, done) => {
        done(findTypeRefusal(operation, request.headers["content-type"]) ?? null, payload);
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const run = async () => {
          const call = createCall(operation, request, services.keys["network-address"][0]);
          const answer =
            "select" in work
              ? await work.answer(call, request.rows as never, services)
              : await work(call, services);
          if (options.checksAnswers) checkAnswer(operation, answer);
          return answer;
        };
        if (isFormRequest(operation, request))
          return answerForm(request, reply, { site: options.site, run });
        const answer = await run();
        if (operation.shape !== "stream") return sendAnswer(operation, answer, request, reply);
        const check = () =>
          requireAccess(operation, { request, reply }, { ...needs, ...withoutWork });
        const { signal } = stopping;
        void sendStream(answer as EventSource, request, reply, { ...services, check, signal });
        return reply;
      },
    });
  };
}

/** The check of a stream's access counts no call and reads no rows. */
const withoutWork = { countCall: () => Promise.resolve(), select: () => [] } as const;

function createCall<Of extends Operation>(
  operation: Of,
  request: FastifyRequest,
  addressKey: Buffer,
): Call<Of> {
  const input = parseInput(operation, request);
  return new ReceivedCall(request, input, addressKey) as unknown as Call<Of>;
}

/** Throws when an answer does not match its operation's schema; tests check every call with it. */
function checkAnswer(operation: Operation, answer: unknown): void {
  if (operation.shape === "item") operation.answer?.parse((answer as ItemAnswer<unknown>).data);
  if (operation.shape === "page") {
    for (const row of (answer as PageAnswer<unknown>).rows) operation.answer?.parse(row);
  }
}
