import { z } from "zod";
import { locales } from "#sentences/locale.ts";

/** The settings that a page needs before login. */
export const publicConfigSchema = z.strictObject({
  /** The payment provider's path segment; `sandbox` when no other is configured. */
  paymentProvider: z.string(),
  socialProviders: z.array(z.string()),
  locales: z.array(z.enum(locales)),
  contactEmail: z.string(),
  /** The path of the local mailbox; null when the server really sends mail. */
  mailboxPath: z.string().nullable(),
});
