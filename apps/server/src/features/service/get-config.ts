import { locales, type operations } from "@tessera/contract";
import { findMailboxPath } from "#mail/mailbox-access.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";

type GetConfig = typeof operations.getConfig;

/** Returns the settings that a page needs before login. */
export async function getConfig(
  _call: Call<GetConfig>,
  { config }: Services,
): Promise<Answer<GetConfig>> {
  return {
    data: {
      paymentProvider: "sandbox",
      socialProviders: [],
      locales: [...locales],
      contactEmail: config.contactEmail,
      mailboxPath: findMailboxPath(config) ?? null,
    },
  };
}
