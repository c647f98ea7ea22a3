import type { FastifyInstance } from "fastify";
import { createRetryError } from "#errors/api-error.ts";
import type { Services } from "#services.ts";

/** The path of the liveness check, which answers under any load. */
export const healthPath = "/health";

const retrySeconds = 2;

/** Adds `/health`, which checks that the process runs, and `/ready`, which checks the database. */
export function addHealth(app: FastifyInstance, { database }: Pick<Services, "database">): void {
  const fine = { data: { status: "ok" }, meta: {} };
  app.get(healthPath, (_request, reply) => reply.header("cache-control", "no-store").send(fine));
  app.get("/ready", async (_request, reply) => {
    if (!(await database.isReachable())) throw createRetryError("unavailable", retrySeconds);
    return reply.header("cache-control", "no-store").send(fine);
  });
}
