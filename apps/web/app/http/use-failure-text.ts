import { useLingui } from "@lingui/react/macro";
import { errors } from "@tessera/contract";
import { useCallback } from "react";
import { useLocale } from "#navigation/use-locale.ts";
import { ApiError } from "./api-error.ts";
import { NetworkError } from "./network-error.ts";

/** What a failed call says to the person: the server's own message, or that nobody was reached. */
export function useFailureText(): (failure: unknown) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return useCallback(
    (failure) => {
      if (failure instanceof ApiError) return failure.message;
      if (failure instanceof NetworkError) {
        return t`Can’t reach Tessera. Check your connection and try again.`;
      }
      return errors.internal.message[locale];
    },
    [t, locale],
  );
}
