import { z } from "zod";
import { socialProviderSchema } from "#fields/social.ts";
import { paymentProviderNames } from "#plans/provider-plan.ts";
import { locales } from "#sentences/locale.ts";

/** The settings that a page needs before login. */
export const publicConfigSchema = z.strictObject({
  /** The payment provider's path segment; `sandbox` when no other is configured. */
  paymentProvider: z.enum(paymentProviderNames),
  /** The configured providers of social login. */
  socialProviders: z.array(socialProviderSchema),
  locales: z.array(z.enum(locales)),
  contactEmail: z.string(),
  /** The path of the local mailbox; null when the server really sends mail. */
  mailboxPath: z.string().nullable(),
});
