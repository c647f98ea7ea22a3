import { z } from "zod";
import { credentialIdSchema } from "#fields/credential.ts";
import { passkeyIdSchema } from "#fields/ids.ts";
import { instantSchema } from "#fields/instant.ts";

/** The number of passkeys that one account may have. */
export const mostPasskeys = 20;

/** A passkey as its owner sees it. */
export const passkeySchema = z.strictObject({
  id: passkeyIdSchema,
  name: z.string(),
  createdAt: instantSchema,
  /** The time of the last login with it; null before the first one. */
  lastUsedAt: instantSchema.nullable(),
});
export type Passkey = z.output<typeof passkeySchema>;

/** The values with which a browser creates a passkey. */
export const passkeyOptionsSchema = z.strictObject({
  challenge: z.string(),
  /** The host name that the passkey belongs to. */
  host: z.string(),
  userHandle: z.string(),
  email: z.string(),
  name: z.string(),
  /** The passkeys that the account already has. */
  existing: z.array(credentialIdSchema),
});
