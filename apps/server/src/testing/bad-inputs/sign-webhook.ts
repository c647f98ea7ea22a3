import { signCreemWebhook } from "#payments/creem/verify-creem-webhook.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";
import type { BadInput } from "./bad-input.ts";

/** Fills `{validSignature}` with the signature of the body without the spaces at its end. */
export function signWebhook(row: BadInput, secret: string): BadInput {
  const validSignature = signCreemWebhook((row.rawBody ?? "").trimEnd(), secret);
  return { ...row, ...fillPlaceholders({ headers: row.headers ?? {} }, { validSignature }) };
}
