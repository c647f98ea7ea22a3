import { z } from "zod";

/** The fault of a test provider for one person. */
export const providerFaults = [
  "wrong nonce",
  "wrong audience",
  "wrong party",
  "wrong issuer",
  "expired token",
  "unsigned token",
  "shared secret",
  "other key",
  "no token",
  "server error",
  "no answer",
  "no JSON",
  "too much",
] as const;
export type ProviderFault = (typeof providerFaults)[number];

/** A user of the test provider, as the authorization page receives it. */
export const testPersonSchema = z.object({
  subject: z.string(),
  email: z.string().default(""),
  isVerified: z.stringbool().default(true),
  name: z.string().default(""),
  login: z.string().default(""),
  fault: z.enum(providerFaults).optional(),
});
export type TestProviderPerson = z.output<typeof testPersonSchema>;
