import { Heading } from "@tessera/ui";
import { type ReactNode, useEffect, useId } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocalizedPath } from "#navigation/use-locale.ts";
import { StarterColumns } from "#palettes/starter-columns.tsx";
import { defaultPath } from "#session/redirect-history.ts";
import { hasSession } from "#session/session-presence.ts";
import { signingOut, signOut } from "#session/sign-out.ts";
import { SiteFooter } from "#shell/site-footer.tsx";
import { SiteHeader } from "#shell/site-header.tsx";
import styles from "./authentication.module.css";

/** The page around a form of the sign-in: the form on one side, what the product makes on the other. */
export function AuthenticationFrame({
  title,
  children,
}: {
  title: ReactNode;
  children: ReactNode;
}) {
  useWayOut();
  const titleId = useId();
  return (
    <>
      <SiteHeader />
      <main id="main" className={styles.page}>
        <div className={styles.pane}>
          {/* Screen readers read its name when the first field takes the focus. */}
          <section aria-labelledby={titleId} className={styles.column}>
            <Heading id={titleId} level={1} size="section">
              {title}
            </Heading>
            {children}
          </section>
        </div>
        <StarterColumns className={styles.starters} />
      </main>
      <SiteFooter />
    </>
  );
}

/** Whoever is signed in has no business here, but to sign out. */
function useWayOut(): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const localized = useLocalizedPath();
  useEffect(() => {
    if (state === signingOut) void signOut();
    else if (hasSession()) void navigate(localized(defaultPath), { replace: true });
  }, [state, navigate, localized]);
}
