import { Heading } from "@tessera/ui";
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { useLocalizedPath } from "#navigation/use-locale.ts";
import { defaultPath } from "#session/redirect-history.ts";
import { hasSession } from "#session/session-store.ts";
import { SiteFooter } from "#shell/site-footer.tsx";
import { SiteHeader } from "#shell/site-header.tsx";
import styles from "./authentication.module.css";
import { StarterColumns } from "./starter-columns.tsx";

/** The page around a form of the sign-in: the form on one side, what the product makes on the other. */
export function AuthenticationFrame({
  title,
  children,
}: {
  title: ReactNode;
  children: ReactNode;
}) {
  useWayOut();
  return (
    <>
      <SiteHeader />
      <main className={styles["page"]}>
        <div className={styles["pane"]}>
          <div className={styles["column"]}>
            <Heading level={1} size="section">
              {title}
            </Heading>
            {children}
          </div>
        </div>
        <StarterColumns />
      </main>
      <SiteFooter />
    </>
  );
}

/** Whoever is signed in already has no business here. */
function useWayOut(): void {
  const navigate = useNavigate();
  const localized = useLocalizedPath();
  useEffect(() => {
    if (hasSession()) void navigate(localized(defaultPath), { replace: true });
  }, [navigate, localized]);
}
