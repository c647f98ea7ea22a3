import type { LoggedIn } from "@tessera/contract";
import { useCallback } from "react";
import { openInLocale } from "#navigation/locale-switch.ts";
import { localizedPath, withoutLocale } from "#navigation/localized-path.ts";
import { navigate } from "#navigation/router.tsx";
import { useLocale } from "#navigation/use-locale.ts";
import { keepFirstUser } from "#api-client/first-user.ts";
import { defaultPath, takeRedirect } from "#session/redirect-history.ts";
import { isInMemoryOnly } from "#session/session-presence.ts";
import { tokensOf } from "#session/account-tokens.ts";
import { keepTokens } from "#session/session-store.ts";
import { applyAccountTheme } from "#settings/apply-settings.ts";
import { prepareAddress } from "../page-parts.tsx";

/**
 * Returns a function that loads the page that required a login, stores the tokens and returns to
 * that page, with the account's theme and in its language. `isNew` is true after a registration.
 */
export function useFinishLogin(isNew = false): (loggedIn: LoggedIn) => Promise<void> {
  const locale = useLocale();
  return useCallback(
    async (loggedIn) => {
      const { user } = loggedIn;
      const path = localizedPath(choosePath(takeRedirect(), isNew), locale);
      const isOtherLocale = user.settings.locale !== locale;
      if (!isOtherLocale) {
        // A page that fails to load shows its failure when it renders.
        await prepareAddress(new URL(path, location.origin).pathname).catch(() => undefined);
        keepFirstUser(user);
      }
      applyAccountTheme(user);
      await keepTokens(tokensOf(loggedIn));
      // A new document would lose tokens that are in memory only.
      if (isOtherLocale && !isInMemoryOnly()) openInLocale(user.settings.locale, path);
      else navigate(path, { replace: true });
    },
    [locale, isNew],
  );
}

/** Returns the page after a login: new users who were about to begin a project start with one. */
function choosePath(required: string | undefined, isNew: boolean): string {
  const path = required ?? defaultPath;
  const begins = [defaultPath, `${defaultPath}?new`].includes(withoutLocale(path));
  return isNew && begins ? "/start" : path;
}
