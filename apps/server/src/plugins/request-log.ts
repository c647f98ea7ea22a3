import type { FastifyInstance } from "fastify";

/** Logs each answer in one line with the pattern of its route, without its address or any input. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const answered = {
      method: request.method,
      route: request.routeOptions.url ?? "unknown",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: request.grant?.actor?.userId,
    };
    request.log.info(answered, "answered");
    done();
  });
}
