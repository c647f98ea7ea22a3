import { useLingui } from "@lingui/react/macro";
import { internalError } from "@tessera/contract";
import { useCallback } from "react";
import { useLocale } from "#navigation/use-locale.ts";
import { ApiError } from "./api-error.ts";
import { DescribedError } from "./described-error.ts";
import { NetworkError } from "./network-error.ts";

/**
 * Returns a function that describes a failed call: with the message of the server or the browser, or as an unreachable
 * server.
 */
export function useFailureText(): (failure: unknown) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return useCallback(
    (failure) => {
      if (failure instanceof ApiError || failure instanceof DescribedError) return failure.message;
      if (failure instanceof NetworkError) {
        return t`Can’t reach Tessera. Check your connection and try again.`;
      }
      return internalError[locale];
    },
    [t, locale],
  );
}
