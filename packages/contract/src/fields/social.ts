import { z } from "zod";
import { problem } from "#sentences/field-problems.ts";
import { boundedString } from "./bounded.ts";
import { socialProviders } from "./social-providers.ts";

/** A provider of social login. */
export const socialProviderSchema = z.enum(socialProviders);

/** A text of a length that consists of characters that need no escape in an address (RFC 7636). */
function unreservedText(minimum: number, maximum: number) {
  return boundedString(maximum)
    .min(minimum)
    .refine((text) => /^[\w.~-]+$/.test(text), problem("invalidFormat"));
}

/** The hash of a code verifier, in base64url. */
export const codeChallengeSchema = unreservedText(43, 43);

/** What a provider and the browser send back after a request to the provider. */
export const providerAnswerSchema = z.strictObject({
  provider: socialProviderSchema,
  code: boundedString(2000).min(1),
  state: boundedString(100).min(1),
  codeVerifier: unreservedText(43, 128),
});

/** The input of a request to a provider. */
export const providerRequestSchema = z.strictObject({
  provider: socialProviderSchema,
  codeChallenge: codeChallengeSchema,
});
