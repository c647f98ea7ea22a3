import { organizationHeader, type LocalizedText } from "@tessera/contract";
import type { FastifyInstance } from "fastify";
import { createMalformedError } from "#errors/translate-error.ts";

const singles: ReadonlySet<string> = new Set(["authorization", "content-type", organizationHeader]);
const reason: LocalizedText = {
  en: "A header that must be unique appears twice.",
  tr: "Tek olması gereken bir başlık iki kez gönderilmiş.",
};

/** Refuses a repeated identity, organization or content type; Node would silently use the first. */
export function addSingleHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    done(hasRepeated(request.raw.rawHeaders) ? createMalformedError(reason) : undefined);
  });
}

/** rawHeaders alternates names and values. */
function hasRepeated(rawHeaders: readonly string[]): boolean {
  const given = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? "";
    if (!singles.has(name)) continue;
    if (given.has(name)) return true;
    given.add(name);
  }
  return false;
}
