import type { FastifyInstance } from "fastify";
import { retryLater } from "#errors/api-error.ts";
import type { Services } from "#services.ts";

/** Where the process says that it lives, whatever its load. */
export const healthPath = "/health";

const retrySeconds = 2;

/** `/health` tells that the process lives, `/ready` that it can serve: that the database answers. */
export function addHealth(app: FastifyInstance, { database }: Pick<Services, "database">): void {
  const fine = { data: { status: "ok" }, meta: {} };
  app.get(healthPath, (_request, reply) => reply.header("cache-control", "no-store").send(fine));
  app.get("/ready", async (_request, reply) => {
    if (!(await database.isReachable())) throw retryLater("unavailable", retrySeconds);
    return reply.header("cache-control", "no-store").send(fine);
  });
}
