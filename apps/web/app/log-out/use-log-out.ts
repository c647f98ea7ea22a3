import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { queries } from "#api-client/query-options.ts";
import { countDrafts } from "#storage/kept-drafts.ts";
import { writeOpenDrafts } from "#storage/open-drafts.ts";
import { useLocalizedPath } from "#navigation/use-locale.ts";
import { signingOut } from "#session/sign-out.ts";
import { requestLogOut } from "./log-out-request.ts";

/** Leaves the page and logs out, with no question. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  const localized = useLocalizedPath();
  return () => void navigate(localized("/login"), { state: signingOut });
}

/** Logs out, and asks first where the person has unsaved changes on this device. */
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
 * Waits until the menu or palette that closes now has given the focus back, one frame later: a dialog that opens before
 * would have nothing to give it back to.
 */
function afterFocusReturns(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
