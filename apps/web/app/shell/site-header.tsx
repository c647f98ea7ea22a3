import { Trans, useLingui } from "@lingui/react/macro";
import { IconButton, LinkButton, Logo, Menu, MenuItem, MenuTrigger } from "@tessera/ui";
import { Menu as MenuIcon } from "lucide-react";
import { LocaleLink, LocaleNavLink } from "#navigation/locale-link.tsx";
import { useIsSignedIn } from "#session/use-session.ts";
import styles from "./header.module.css";
import { LanguageLink } from "./language-link.tsx";
import { OffLink } from "./off-link.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/** The header of the public pages: the base layout. */
export function SiteHeader() {
  const { t } = useLingui();
  return (
    <header className={`${styles["header"]} ${styles["site"]}`}>
      <LocaleLink to="/" className={styles["home"]}>
        <Logo />
      </LocaleLink>
      <nav className={styles["navigation"]} aria-label={t`Main`}>
        <OffLink>
          <Trans>Resources</Trans>
        </OffLink>
        <OffLink>
          <Trans>Docs</Trans>
        </OffLink>
        <LocaleNavLink to="/pricing" className={styles["link"] ?? ""}>
          <Trans>Pricing</Trans>
        </LocaleNavLink>
      </nav>
      <span className={styles["space"]} />
      <LanguageLink />
      <ThemeToggle />
      <AccountLinks />
    </header>
  );
}

/** The way in, or back to work for whoever is signed in. */
function AccountLinks() {
  const { t } = useLingui();
  const isSignedIn = useIsSignedIn();
  const start = isSignedIn ? (
    <LinkButton kind="ink" href="/overview">
      <Trans>Overview</Trans>
    </LinkButton>
  ) : (
    <LinkButton kind="ink" href="/register">
      <Trans>Start free</Trans>
    </LinkButton>
  );
  return (
    <>
      {!isSignedIn && (
        <LinkButton kind="quiet" href="/login" className={styles["wide"] ?? ""}>
          <Trans>Log in</Trans>
        </LinkButton>
      )}
      {start}
      <MenuTrigger>
        <IconButton icon={MenuIcon} label={t`Menu`} className={styles["narrow"] ?? ""} />
        <Menu placement="bottom end" aria-label={t`Menu`}>
          <MenuItem href="/pricing">{t`Pricing`}</MenuItem>
          {!isSignedIn && <MenuItem href="/login">{t`Log in`}</MenuItem>}
        </Menu>
      </MenuTrigger>
    </>
  );
}
