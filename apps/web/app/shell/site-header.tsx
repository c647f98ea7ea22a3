import { Trans, useLingui } from "@lingui/react/macro";
import { Header, HeaderNavigation, HeaderSpace, LinkButton, Logo } from "@tessera/ui";
import { useLocation } from "react-router";
import { LocaleLink } from "#navigation/locale-link.tsx";
import { withoutLocale } from "#navigation/localized-path.ts";
import { useIsSignedIn } from "#session/use-session.ts";
import styles from "./header.module.css";
import { LanguageLink } from "./language-link.tsx";
import { NarrowMenu } from "./narrow-menu.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/** The header of the public pages: the base layout. */
export function SiteHeader() {
  const { t } = useLingui();
  const path = withoutLocale(useLocation().pathname);
  return (
    <Header gutter="public">
      <LocaleLink to="/" className={styles["home"]}>
        <Logo />
      </LocaleLink>
      <HeaderNavigation
        items={[
          { title: t`Resources` },
          { title: t`Docs` },
          { title: t`Pricing`, href: "/pricing", isCurrent: path === "/pricing" },
        ]}
      />
      <HeaderSpace />
      <LanguageLink />
      <ThemeToggle />
      <AccountLinks />
    </Header>
  );
}

/** The way in, or back to work for whoever is signed in; on narrow screens a menu holds what has no room. */
function AccountLinks() {
  const { t } = useLingui();
  const isSignedIn = useIsSignedIn();
  return (
    <>
      {!isSignedIn && (
        <span className={styles["wide"]}>
          <LinkButton kind="quiet" href="/login">
            <Trans>Log in</Trans>
          </LinkButton>
        </span>
      )}
      <LinkButton kind="ink" href={isSignedIn ? "/overview" : "/register"}>
        {isSignedIn ? t`Overview` : t`Start free`}
      </LinkButton>
      <NarrowMenu
        places={[
          { path: "/pricing", title: t`Pricing` },
          ...(isSignedIn ? [] : [{ path: "/login", title: t`Log in` }]),
        ]}
      />
    </>
  );
}
