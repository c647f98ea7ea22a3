import type { FastifyInstance } from "fastify";
import { compress } from "#encoding/encode-file.ts";
import { findEncoding } from "#encoding/find-encoding.ts";

/** A shorter answer fits in a few packets, and compressing it would cost more than it saves. */
const leastLength = 4096;

/**
 * Compresses long texts, such as lists. An attacker cannot guess a secret in them by their length
 * (BREACH), because no other site can send a request with the bearer token of a user.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || payload.length < leastLength) return payload;
    reply.header("vary", "accept-encoding");
    const encoding = findEncoding(request.headers);
    if (encoding === "identity") return payload;
    reply.header("content-encoding", encoding).removeHeader("content-length");
    return compress(payload, encoding);
  });
}
