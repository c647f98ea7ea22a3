import { z } from "zod";
import { problem } from "#sentences/field-problems.ts";
import { boundedString } from "./bounded.ts";

/** A value of WebAuthn in base64url. */
function base64Url(maximum: number) {
  return boundedString(maximum).refine((text) => /^[\w-]+$/.test(text), problem("invalidFormat"));
}

/** The id of a passkey in its authenticator. */
export const credentialIdSchema = base64Url(1400);

/** A passkey that the browser has created. */
export const newCredentialSchema = z.strictObject({
  id: credentialIdSchema,
  clientData: base64Url(4000),
  attestation: base64Url(8000),
});

/** A proof of the browser that it has a passkey. */
export const credentialProofSchema = z.strictObject({
  id: credentialIdSchema,
  clientData: base64Url(4000),
  authenticatorData: base64Url(2000),
  signature: base64Url(2000),
  /** The id of the account; null when the authenticator does not send it. */
  userHandle: base64Url(100).nullable(),
});
