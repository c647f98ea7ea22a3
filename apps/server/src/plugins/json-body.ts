import type { LocalizedText } from "@tessera/contract";
import type { FastifyInstance } from "fastify";
import { createMalformedError } from "#errors/translate-error.ts";
import { findJsonFault } from "./json-fault.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

const reasons = {
  empty: { en: "The body is empty.", tr: "Gövde boş." },
  encoding: { en: "The body isn’t UTF-8.", tr: "Gövde UTF-8 değil." },
  json: { en: "The body isn’t valid JSON.", tr: "Gövde geçerli bir JSON değil." },
  depth: { en: "The body is nested too deeply.", tr: "Gövdede çok fazla iç içe düzey var." },
  keys: {
    en: "An object of the body has more than 2,000 keys.",
    tr: "Gövdedeki bir nesnede 2.000’den fazla anahtar var.",
  },
  key: { en: "The body repeats a key.", tr: "Gövdede bir anahtar yineleniyor." },
  reserved: { en: "The body contains a reserved key.", tr: "Gövdede ayrılmış bir anahtar var." },
} as const satisfies Record<string, LocalizedText>;

declare module "fastify" {
  interface FastifyContextConfig {
    /** True leaves the body as it was received, for a signature over its bytes. */
    readonly keepsRawBody?: boolean;
  }
}

/** Accepts only JSON in UTF-8: at most 20 levels, 2,000 keys an object, no repeated or `__proto__` key. */
export function addJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    try {
      const { keepsRawBody } = request.routeOptions.config;
      done(null, keepsRawBody ? body : parseJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

function parseJson(body: Buffer): unknown {
  if (body.length === 0) throw createMalformedError(reasons.empty);
  const text = decode(body);
  try {
    // This is checked first, because JSON.parse takes long for an object of very many keys.
    const fault = findJsonFault(text);
    if (fault) throw createMalformedError(reasons[fault]);
    return JSON.parse(text);
  } catch (error) {
    throw error instanceof SyntaxError ? createMalformedError(reasons.json) : error;
  }
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw createMalformedError(reasons.encoding);
  }
}
