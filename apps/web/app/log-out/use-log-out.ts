import { useQueryClient } from "@tanstack/react-query";
import { queries } from "#api-client/query-options.ts";
import { countDrafts } from "#storage/stored-drafts.ts";
import { writeOpenDrafts } from "#storage/open-drafts.ts";
import { navigate } from "#navigation/router.tsx";
import { loggingOut } from "#session/end-session.ts";
import { afterFocusReturns } from "./after-focus-returns.ts";
import { isLogOutRequested } from "./log-out-request.ts";

/** Leaves the page and logs out without a question. */
export function logOut(): void {
  navigate("/login", { state: loggingOut });
}

/** Returns a function that logs out; with unsaved changes on this device it asks first. */
export function useLogOutRequest(): () => void {
  const queryClient = useQueryClient();
  return () => {
    writeOpenDrafts();
    const user = queryClient.getQueryData(queries.user().queryKey);
    if (user && countDrafts(user.id) > 0) afterFocusReturns(() => isLogOutRequested.set(true));
    else logOut();
  };
}
