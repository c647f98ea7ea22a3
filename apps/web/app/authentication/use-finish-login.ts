import type { SignedIn } from "@tessera/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { queries } from "#api-client/query-options.ts";
import { useLocalizedPath } from "#navigation/use-locale.ts";
import { defaultPath, takeRedirect } from "#session/redirect-history.ts";
import { keepTokens } from "#session/session-store.ts";

/**
 * Returns a function that stores the tokens of a login and returns to the page that required it.
 */
export function useFinishLogin(): (signedIn: SignedIn) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const localized = useLocalizedPath();
  return useCallback(
    async ({ accessToken, refreshToken, user }) => {
      await keepTokens({ accessToken, refreshToken });
      queryClient.setQueryData(queries.user().queryKey, user);
      await navigate(takeRedirect() ?? localized(defaultPath), { replace: true });
    },
    [queryClient, navigate, localized],
  );
}
