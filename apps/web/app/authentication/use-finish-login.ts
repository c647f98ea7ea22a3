import type { LoggedIn } from "@tessera/contract";
import { useCallback } from "react";
import { navigate } from "#navigation/router.tsx";
import { useLocalizedPath } from "#navigation/use-locale.ts";
import { keepFirstUser } from "#api-client/first-user.ts";
import { defaultPath, takeRedirect } from "#session/redirect-history.ts";
import { keepTokens } from "#session/session-store.ts";
import { prepareAddress } from "../page-parts.tsx";

/**
 * Returns a function that loads the page that required a login, stores the tokens and returns to
 * that page.
 */
export function useFinishLogin(): (loggedIn: LoggedIn) => Promise<void> {
  const localized = useLocalizedPath();
  return useCallback(
    async ({ accessToken, refreshToken, user }) => {
      const path = takeRedirect() ?? localized(defaultPath);
      // A page that fails to load shows its failure when it renders.
      await prepareAddress(new URL(path, location.origin).pathname).catch(() => undefined);
      keepFirstUser(user);
      await keepTokens({ accessToken, refreshToken });
      navigate(path, { replace: true });
    },
    [localized],
  );
}
