import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Grant } from "#access/grant.ts";

/** What is told of an answer: the route's pattern, never the address itself, nor anything that was sent. */
type Answered = {
  /** Named where the log does not name it already. */
  readonly reqId?: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly grant: Grant | undefined;
};

/** Writes one line an answer. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    logAnswer(request.log, {
      method: request.method,
      route: request.routeOptions.url ?? "unknown",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      grant: request.grant,
    });
    done();
  });
}

/** Writes the line of one answer. */
export function logAnswer(log: FastifyBaseLogger, { grant, ...answered }: Answered): void {
  log.info({ ...answered, ...(grant?.actor && { user: grant.actor.userId }) }, "answered");
}
