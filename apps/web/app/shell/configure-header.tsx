import { Trans, useLingui } from "@lingui/react/macro";
import { Logo } from "@tessera/ui";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { LocaleLink, LocaleNavLink } from "#navigation/locale-link.tsx";
import { withoutLocale } from "#navigation/localized-path.ts";
import { AccountMenu } from "./account-menu.tsx";
import styles from "./header.module.css";
import { OffLink } from "./off-link.tsx";
import { ProjectMenu } from "./project-menu.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/** The header of the signed-in pages: the configure layout. Its children stand before the theme toggle: save state, undo, redo. */
export function ConfigureHeader({
  projectSlug,
  children,
}: {
  /** The project shown, where the address does not name it. */
  projectSlug?: string;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <header className={styles["header"]}>
      <LocaleLink to="/overview" className={`${styles["home"]} ${styles["mark"]}`}>
        <Logo hasWord={false} />
      </LocaleLink>
      <ProjectMenu projectSlug={projectSlug} />
      <nav className={styles["navigation"]} aria-label={t`Main`}>
        <LocaleNavLink to="/overview" className={styles["link"] ?? ""}>
          <Trans>Overview</Trans>
        </LocaleNavLink>
        <ConfigureLink />
        <OffLink>
          <Trans>Docs</Trans>
        </OffLink>
      </nav>
      <span className={styles["space"]} />
      {children}
      <ThemeToggle />
      <AccountMenu />
    </header>
  );
}

/** Leads to the colors; it is the current place on every screen of the design-system area. */
function ConfigureLink() {
  const isCurrent = /^(\/[^/]+\/[^/]+)?\/design-system\//.test(
    withoutLocale(useLocation().pathname),
  );
  return (
    <LocaleLink
      to="/design-system/colors"
      className={styles["link"]}
      {...(isCurrent && { "aria-current": "page" as const })}
    >
      <Trans>Configure</Trans>
    </LocaleLink>
  );
}
