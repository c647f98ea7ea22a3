import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { queries } from "#api-client/query-options.ts";
import { countDrafts } from "#storage/stored-drafts.ts";
import { writeOpenDrafts } from "#storage/open-drafts.ts";
import { useLocalizedPath } from "#navigation/use-locale.ts";
import { loggingOut } from "#session/end-session.ts";
import { requestLogOut } from "./log-out-request.ts";

/** Returns a function that leaves the page and logs out without a question. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  const localized = useLocalizedPath();
  return () => void navigate(localized("/login"), { state: loggingOut });
}

/** Returns a function that logs out; with unsaved changes on this device it asks first. */
export function useLogOutRequest(): () => void {
  const queryClient = useQueryClient();
  const logOut = useLogOut();
  return () => {
    writeOpenDrafts();
    const user = queryClient.getQueryData(queries.user().queryKey);
    if (user && countDrafts(user.id) > 0) afterFocusReturns(requestLogOut);
    else logOut();
  };
}

/**
 * Waits one frame, until a closing menu or palette has restored the focus. A dialog that opens
 * earlier could not restore it.
 */
function afterFocusReturns(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
