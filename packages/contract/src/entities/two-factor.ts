import { z } from "zod";
import { instantSchema } from "#fields/instant.ts";

/** The number of recovery codes that an account receives. */
export const recoveryCodeCount = 8;

/** The two-step login of an account, as its user sees it. */
export const twoFactorSchema = z.strictObject({
  /** The authenticator app; null when two-step login is off. */
  app: z
    .strictObject({ confirmedAt: instantSchema, lastUsedAt: instantSchema.nullable() })
    .nullable(),
  /** The number of unused recovery codes. */
  recoveryCodes: z.int(),
});
export type TwoFactor = z.output<typeof twoFactorSchema>;

/** New recovery codes, which no other answer contains. */
export const recoveryCodesSchema = z.strictObject({ recoveryCodes: z.array(z.string()) });
