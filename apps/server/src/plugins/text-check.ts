import type { LocalizedText } from "@tessera/contract";
import type { FastifyInstance } from "fastify";
import { createMalformedError } from "#errors/translate-error.ts";

const reasons = {
  text: {
    en: "It contains a NUL or an invalid character.",
    tr: "NUL veya geçersiz bir karakter içeriyor.",
  },
  number: { en: "It contains a number that is too large.", tr: "Çok büyük bir sayı içeriyor." },
} as const satisfies Record<string, LocalizedText>;

/** Refuses input that no column can store: NUL, ill-formed UTF-16, and numbers that overflow. */
export function addTextCheck(app: FastifyInstance): void {
  app.addHook("preValidation", (request, _reply, done) => {
    try {
      checkValue(request.params);
      checkValue(request.query);
      checkValue(request.body);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}

function checkValue(value: unknown): void {
  if (typeof value === "string") checkText(value);
  else if (typeof value === "number") checkNumber(value);
  else if (value instanceof Uint8Array) return;
  else if (Array.isArray(value)) for (const item of value) checkValue(item);
  else if (typeof value === "object" && value !== null) {
    for (const key of Object.keys(value)) {
      checkText(key);
      checkValue((value as Readonly<Record<string, unknown>>)[key]);
    }
  }
}

function checkText(text: string): void {
  if (!text.isWellFormed() || text.includes("\0")) throw createMalformedError(reasons.text);
}

function checkNumber(value: number): void {
  if (!Number.isFinite(value)) throw createMalformedError(reasons.number);
}
