import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { hashKeyed } from "#secrets/keys.ts";

/** Pseudonyms are cached, because hashing one costs a sixth of a read. */
const mostPseudonyms = 1_000;

/**
 * Logs each answer in one line with the pattern of its route, without its address or any input. A
 * pseudonym connects the lines of one user within one process; its key is never stored, so that
 * no log refers to a deleted account.
 */
export function addRequestLog(app: FastifyInstance): void {
  const key = randomBytes(32);
  const pseudonyms = new LRUCache<string, string>({
    max: mostPseudonyms,
    memoMethod: (userId) => hashKeyed(key, userId),
  });
  app.addHook("onResponse", (request, reply, done) => {
    const userId = request.grant?.actor?.userId;
    const answered = {
      method: request.method,
      route: request.routeOptions.url ?? "unknown",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: userId && pseudonyms.memo(userId),
    };
    request.log.info(answered, "answered");
    done();
  });
}
