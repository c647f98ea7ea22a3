import type { Locale } from "@tessera/contract";
import { prefixOf } from "#mail/mails.ts";

/** Returns the address of an invitation's page; its token is in the fragment, which browsers send to no server. */
export function printInvitationLink(publicUrl: string, locale: Locale, token: string): string {
  return `${publicUrl}${prefixOf(locale)}/invite#${token}`;
}
