import type { FastifyInstance } from "fastify";

/** Writes one line an answer: the route's pattern, never the address itself, nor anything that was sent. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.grant?.actor && { user: request.grant.actor.userId }),
      },
      "answered",
    );
    done();
  });
}
