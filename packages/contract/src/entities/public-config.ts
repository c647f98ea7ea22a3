import { z } from "zod";
import { locales } from "#sentences/locale.ts";

/** What the page has to know before anybody signs in. */
export const publicConfigSchema = z.strictObject({
  /** The payment provider's segment of a path: `sandbox` while no other is configured. */
  paymentProvider: z.string(),
  socialProviders: z.array(z.string()),
  locales: z.array(z.enum(locales)),
  contactEmail: z.string(),
  /** Where the local mailbox is; null where mail is really sent. */
  mailboxPath: z.string().nullable(),
});
export type PublicConfig = z.output<typeof publicConfigSchema>;
