import { organizationHeader, type LocalizedText } from "@tessera/contract";
import type { FastifyInstance } from "fastify";
import { malformed } from "#errors/translate-error.ts";

const singles: ReadonlySet<string> = new Set(["authorization", "content-type", organizationHeader]);
const reason: LocalizedText = {
  en: "It repeats a header that stands only once.",
  tr: "Yalnızca bir kez geçebilen bir başlığı yineliyor.",
};

/** Refuses a second identity, organization or content type, of which Node would silently keep the first. */
export function addSingleHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const names = request.raw.rawHeaders.filter((_text, index) => index % 2 === 0);
    const given = names.map((name) => name.toLowerCase()).filter((name) => singles.has(name));
    done(new Set(given).size === given.length ? undefined : malformed(reason));
  });
}
