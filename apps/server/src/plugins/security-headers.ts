import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** The policy of answers other than pages: they run nothing and cannot be framed. */
const closedPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Returns the headers of every answer, whether it succeeds or fails. */
export function listSecurityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    "content-security-policy": closedPolicy,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    ...(publicUrl.startsWith("https:") && {
      "strict-transport-security": "max-age=63072000; includeSubDomains",
    }),
  };
}

/** Sets the security headers before any other code can answer; a page replaces the policy by its own. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = listSecurityHeaders(publicUrl);
  app.addHook("onRequest", (request, reply, done) => {
    setSecurityHeaders(request, reply, headers);
    done();
  });
}

/** Sets the security headers of one answer. */
export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: ReturnType<typeof listSecurityHeaders>,
): void {
  reply.headers(headers).header("x-request-id", request.id);
}
