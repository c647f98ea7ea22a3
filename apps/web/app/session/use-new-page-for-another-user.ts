import { useEffect, useEffectEvent } from "react";
import { openInLocale } from "#navigation/locale-switch.ts";
import { useLocale } from "#navigation/use-locale.ts";
import { forgetPersonal } from "#storage/browser-storage.ts";
import { writeOpenDrafts } from "#storage/open-drafts.ts";
import { isOfAnotherUser, setPageUser } from "./page-user.ts";
import { subscribeToSession } from "./session-presence.ts";
import { findTokens } from "./session-store.ts";

/**
 * Opens the overview in a new document when another user follows the page's user, here or in
 * another tab: nothing that the page has loaded or that was typed may reach the other account.
 * Until the new document opens, no call is sent. Unsaved changes stay on this device, for their own
 * user.
 */
export function useNewPageForAnotherUser(): void {
  const locale = useLocale();
  const openNewPage = useEffectEvent(() => {
    writeOpenDrafts();
    // A tab that logs in cannot clear the session storage of other tabs.
    forgetPersonal();
    openInLocale(locale, "/overview");
  });
  useEffect(() => {
    async function follow(): Promise<void> {
      const tokens = await findTokens();
      if (isOfAnotherUser(tokens)) openNewPage();
      else setPageUser(tokens?.userId);
    }
    void follow();
    const stop = subscribeToSession(() => void follow());
    return () => {
      stop();
      setPageUser(undefined);
    };
  }, []);
}
