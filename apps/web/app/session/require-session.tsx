import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocalizedPath } from "#navigation/use-locale.ts";
import { rememberRedirect } from "./redirect-history.ts";
import { hasSession, isEndedElsewhere } from "./session-presence.ts";
import { useIsSignedIn } from "./use-session.ts";

/** Shows its children to the signed-in alone; others sign in first and come back to where they were. */
export function RequireSession({ children }: { children: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const localized = useLocalizedPath();
  useEffect(() => {
    if (hasSession()) return;
    // After a log-out in another tab nothing of the person stays in this one.
    if (!isEndedElsewhere()) rememberRedirect(pathname + search + hash);
    void navigate(localized("/login"), { replace: true });
  }, [isSignedIn, pathname, search, hash, navigate, localized]);
  return isSignedIn ? children : null;
}
