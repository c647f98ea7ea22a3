import { useQueryClient } from "@tanstack/react-query";
import { queries } from "#api-client/query-options.ts";
import { countDrafts } from "#storage/stored-drafts.ts";
import { writeOpenDrafts } from "#storage/open-drafts.ts";
import { navigate } from "#navigation/router.tsx";
import type { LoggingOut } from "#session/end-session.ts";
import { afterFocusReturns } from "./after-focus-returns.ts";
import { type LogOutRequest, waitingLogOut } from "./log-out-request.ts";

/** Leaves the page and logs out without a question. */
export function logOut({ returnTo }: LogOutRequest = {}): void {
  const state: LoggingOut = { isLoggingOut: true, returnTo };
  navigate("/login", { state });
}

/** Returns a function that logs out; with unsaved changes on this device it asks first. */
export function useLogOutRequest(request: LogOutRequest = {}): () => void {
  const queryClient = useQueryClient();
  return () => {
    writeOpenDrafts();
    const user = queryClient.getQueryData(queries.user().queryKey);
    if (user && countDrafts(user.id) > 0) afterFocusReturns(() => waitingLogOut.set(request));
    else logOut(request);
  };
}
