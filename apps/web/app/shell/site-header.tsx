import { Trans, useLingui } from "@lingui/react/macro";
import {
  Header,
  type HeaderItem,
  HeaderMenu,
  HeaderNavigation,
  HeaderSpace,
  LinkButton,
  Logo,
  useShortcutKeys,
} from "@tessera/ui";
import { Link } from "react-aria-components";
import { useLocation } from "#navigation/router.tsx";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { withoutLocale } from "#navigation/localized-path.ts";
import { useIsLoggedIn } from "#session/use-session.ts";
import styles from "./header.module.css";
import { useAccountPlaces } from "./use-account-places.ts";
import { LanguageLink } from "./language-link.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

const SiteAccount = lazyPart(async () => (await import("./site-account.tsx")).SiteAccount);

/** Shows the header of the public pages. */
export function SiteHeader() {
  const { t } = useLingui();
  const places = useSitePlaces();
  const isLoggedIn = useIsLoggedIn();
  const account = useAccountPlaces();
  const ways = isLoggedIn
    ? [{ title: t`Overview`, href: "/overview" }, account]
    : [{ title: t`Log in`, href: "/login" }];
  return (
    <Header gutter="public">
      <Link href="/" className={styles.home ?? ""}>
        <Logo />
      </Link>
      <HeaderNavigation items={places} />
      <HeaderSpace />
      <LanguageLink />
      <ThemeToggle />
      <AccountLinks isLoggedIn={isLoggedIn} />
      <HeaderMenu items={[...places, ...ways]} />
    </Header>
  );
}

/**
 * Shows the login links; with a session, the overview and the account menu. The menu of narrow
 * screens has the rest.
 */
function AccountLinks({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  const loginKeys = useShortcutKeys("login");
  const registerKeys = useShortcutKeys("register");
  if (isLoggedIn) {
    return (
      <>
        <span className={styles.wide}>
          <LinkButton kind="ink" href="/overview">
            <Trans>Overview</Trans>
          </LinkButton>
        </span>
        <span className={styles.account}>
          <SiteAccount onFailure={() => undefined} />
        </span>
      </>
    );
  }
  return (
    <>
      <span className={styles.wide}>
        <LinkButton kind="quiet" href="/login" {...loginKeys.control}>
          <Trans>Log in</Trans>
        </LinkButton>
      </span>
      <LinkButton kind="ink" href="/register" {...registerKeys.control}>
        <Trans>Start free</Trans>
      </LinkButton>
    </>
  );
}

/**
 * Returns the items of the public pages' header; an item without an address has no page yet and is
 * disabled.
 */
function useSitePlaces(): readonly HeaderItem[] {
  const { t } = useLingui();
  const path = withoutLocale(useLocation().pathname);
  return [
    { title: t`Resources` },
    { title: t`Docs` },
    { title: t`Pricing`, href: "/pricing", isCurrent: path === "/pricing" },
  ];
}
