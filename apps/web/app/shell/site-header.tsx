import { Trans, useLingui } from "@lingui/react/macro";
import {
  Header,
  HeaderMenu,
  HeaderNavigation,
  HeaderSpace,
  LinkButton,
  Logo,
  useShortcutKeys,
} from "@tessera/ui";
import { LocaleLink } from "#navigation/locale-link.tsx";
import { useIsSignedIn } from "#session/use-session.ts";
import styles from "./header.module.css";
import { LanguageLink } from "./language-link.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useSitePlaces } from "./use-site-places.ts";

/** The header of the public pages: the base layout. */
export function SiteHeader() {
  const { t } = useLingui();
  const places = useSitePlaces();
  const login = { title: t`Log in`, href: "/login" };
  const isSignedIn = useIsSignedIn();
  return (
    <Header gutter="public">
      <LocaleLink to="/" className={styles["home"]}>
        <Logo />
      </LocaleLink>
      <HeaderNavigation items={places} />
      <HeaderSpace />
      <LanguageLink />
      <ThemeToggle />
      <AccountLinks isSignedIn={isSignedIn} />
      <HeaderMenu items={isSignedIn ? places : [...places, login]} />
    </Header>
  );
}

/** The way in, or back to work for whoever is signed in; on narrow screens the menu holds what has no room. */
function AccountLinks({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useLingui();
  const loginKeys = useShortcutKeys("login");
  const registerKeys = useShortcutKeys("register");
  return (
    <>
      {!isSignedIn && (
        <span className={styles["wide"]}>
          <LinkButton kind="quiet" href="/login" {...loginKeys.control}>
            <Trans>Log in</Trans>
          </LinkButton>
        </span>
      )}
      <LinkButton
        kind="ink"
        href={isSignedIn ? "/overview" : "/register"}
        {...registerKeys.control}
      >
        {isSignedIn ? t`Overview` : t`Start free`}
      </LinkButton>
    </>
  );
}
