import { locales, operations } from "@tessera/contract";
import { findMailboxPath } from "#mail/mailbox-access.ts";
import type { Implement } from "#operations/implement.ts";
import { listSocialProviders } from "#social/create-social-clients.ts";

/** Adds the operations about the service itself. */
export function implementService(implement: Implement): void {
  implement(operations.getConfig, async (_call, { config, payments, social }) => ({
    data: {
      paymentProvider: payments.provider.name,
      socialProviders: listSocialProviders(social),
      locales: [...locales],
      contactEmail: config.contactEmail,
      mailboxPath: findMailboxPath(config) ?? null,
    },
  }));
}
