import { Heading, joinClassNames } from "@tessera/ui";
import { type ReactNode, Suspense, useEffect, useId } from "react";
import { navigate, useLocation } from "#navigation/router.tsx";
import { useForgetEndedSession } from "#log-out/use-forget-ended-session.ts";
import { PageHead, type PageHeadProps } from "#navigation/page-head.tsx";
import { StarterSteps } from "#palettes/starter-steps.tsx";
import { defaultPath } from "#session/redirect-history.ts";
import { hasSession } from "#session/session-presence.ts";
import { endSession, isLoggingOut } from "#session/end-session.ts";
import tiles from "#shell/tiles.module.css";
import { AuthenticationFooter } from "./authentication-footer.tsx";
import { AuthenticationHeader } from "./authentication-header.tsx";
import styles from "./authentication.module.css";

/** The props of the page around a login form. */
export type AuthenticationFrameProps = PageHeadProps & {
  readonly children: ReactNode;
  /** True for pages that also help a browser whose stored session has ended. */
  readonly staysWhenLoggedIn?: boolean;
};

/**
 * The page around a login form: the form on one side, generated palettes on the other. React
 * hydrates the header and the footer in separate tasks, after the form.
 */
export function AuthenticationFrame({
  children,
  staysWhenLoggedIn = false,
  ...head
}: AuthenticationFrameProps) {
  useForgetEndedSession();
  useLeaveWhenLoggedIn(staysWhenLoggedIn);
  const titleId = useId();
  return (
    <div className={joinClassNames(tiles.tiles, styles.page)}>
      <PageHead {...head} />
      <div className={styles.pane}>
        <Suspense>
          <AuthenticationHeader />
        </Suspense>
        <main id="main" className={styles.main}>
          {/* Screen readers announce its name when the first field gets the focus. */}
          <section aria-labelledby={titleId} className={styles.column}>
            <Heading id={titleId} level={1} size="section" className={styles.title}>
              {head.title}
            </Heading>
            {children}
          </section>
        </main>
        <Suspense>
          <AuthenticationFooter />
        </Suspense>
      </div>
      <StarterSteps className={styles.starters} />
    </div>
  );
}

/** Redirects a logged-in user away from the page, unless it logs out or the user may stay. */
function useLeaveWhenLoggedIn(mayStay: boolean): void {
  const { state } = useLocation();
  useEffect(() => {
    if (isLoggingOut(state)) void endSession(state);
    else if (!mayStay && hasSession()) navigate(defaultPath, { replace: true });
  }, [state, mayStay]);
}
