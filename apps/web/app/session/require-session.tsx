import { type ReactNode, useEffect } from "react";
import { navigate, useLocation } from "#navigation/router.tsx";
import { rememberRedirect } from "./redirect-history.ts";
import { hasSession, isEndedElsewhere } from "./session-presence.ts";
import { useIsLoggedIn } from "./use-session.ts";

/** Shows its children to logged-in users; others log in first and return to the same page. */
export function RequireSession({ children }: { children: ReactNode }) {
  const isLoggedIn = useIsLoggedIn();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (hasSession()) return;
    // After a log-out in another tab this tab stores nothing personal.
    if (!isEndedElsewhere()) rememberRedirect(pathname + search + hash);
    navigate("/login", { replace: true });
  }, [isLoggedIn, pathname, search, hash]);
  return isLoggedIn ? children : null;
}
