import type { SignedIn } from "@tessera/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { queries } from "#api-client/query-options.ts";
import { useLocalizedPath } from "#navigation/use-locale.ts";
import { defaultPath, takeRedirect } from "#session/redirect-history.ts";
import { keepTokens } from "#session/session-store.ts";

/** Keeps what signing in answered, and goes back to the page that asked for it. */
export function useSignIn(): (signedIn: SignedIn) => Promise<void> {
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
