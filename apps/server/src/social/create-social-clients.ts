import { type SocialProvider, socialProviders } from "@tessera/contract";
import { createGitHubClient } from "./github.ts";
import { createGoogleClient } from "./google.ts";
import type { SocialClient, SocialOptions } from "./social-client.ts";

/** The clients of the configured providers. */
export type SocialClients = Readonly<Partial<Record<SocialProvider, SocialClient>>>;

/** The registrations of Tessera at the configured providers. */
export type SocialRegistrations = Readonly<
  Partial<Record<SocialProvider, Pick<SocialOptions, "clientId" | "clientSecret" | "address">>>
>;

/** With two requests one after the other, a call still ends within ten seconds. */
const usualTimeoutMs = 4500;

const creators: Readonly<Record<SocialProvider, (options: SocialOptions) => SocialClient>> = {
  google: createGoogleClient,
  github: createGitHubClient,
};

/** Creates the clients of the configured providers. */
export function createSocialClients(
  registrations: SocialRegistrations,
  timeoutMs = usualTimeoutMs,
): SocialClients {
  const rows = socialProviders.flatMap((provider) => {
    const registration = registrations[provider];
    if (registration === undefined) return [];
    return [[provider, creators[provider]({ ...registration, timeoutMs })] as const];
  });
  return Object.fromEntries(rows);
}

/** Returns the address of the page that providers redirect to. */
export function redirectUriOf(publicUrl: string): string {
  return `${publicUrl}/login/callback`;
}

/** Lists the configured providers in the order in which they are shown. */
export function listSocialProviders(clients: SocialClients): SocialProvider[] {
  return socialProviders.filter((provider) => clients[provider] !== undefined);
}
