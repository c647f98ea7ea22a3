import type { LocalizedText } from "@tessera/contract";
import type { FastifyInstance } from "fastify";
import { malformed } from "#errors/translate-error.ts";
import { findJsonFault } from "./json-fault.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

const reasons = {
  empty: { en: "Its body is empty.", tr: "Gövdesi boş." },
  encoding: { en: "Its body is not UTF-8.", tr: "Gövdesi UTF-8 değil." },
  json: { en: "Its body is not JSON.", tr: "Gövdesi JSON değil." },
  depth: { en: "Its body is nested too deep.", tr: "Gövdesi çok derin iç içe." },
  keys: {
    en: "Its body has an object of more than 2,000 keys.",
    tr: "Gövdesindeki bir nesnede 2.000’den fazla anahtar var.",
  },
  key: { en: "Its body repeats a key.", tr: "Gövdesinde bir anahtar yineleniyor." },
  reserved: { en: "Its body holds a reserved key.", tr: "Gövdesinde ayrılmış bir anahtar var." },
} as const satisfies Record<string, LocalizedText>;

/** Takes JSON and nothing else: UTF-8, at most 20 levels and 2,000 keys an object, no key twice, no `__proto__`. */
export function addJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
    try {
      done(null, parseJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

function parseJson(body: Buffer): unknown {
  if (body.length === 0) throw malformed(reasons.empty);
  const text = decode(body);
  return orMalformed(() => {
    // First, because JSON.parse needs long for an object of very many keys.
    const fault = findJsonFault(text);
    if (fault) throw malformed(reasons[fault]);
    return JSON.parse(text) as unknown;
  });
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw malformed(reasons.encoding);
  }
}

function orMalformed<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    throw error instanceof SyntaxError ? malformed(reasons.json) : error;
  }
}
