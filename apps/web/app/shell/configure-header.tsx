import { useLingui } from "@lingui/react/macro";
import {
  Header,
  type HeaderItem,
  HeaderMenu,
  HeaderNavigation,
  HeaderSpace,
  Logo,
  Tooltip,
  useShortcutKeys,
} from "@tessera/ui";
import type { ReactNode } from "react";
import { Link } from "react-aria-components";
import { useLocation } from "#navigation/router.tsx";
import { FeedbackButton } from "#feedback/feedback-button.tsx";
import { withoutLocale } from "#navigation/localized-path.ts";
import { AccountMenu } from "./account-menu.tsx";
import styles from "./header.module.css";
import { ProjectMenu } from "./project-menu.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

const designSystemPath = /^(\/[^/]+\/[^/]+)?\/design-system\//;

/**
 * Shows the header of the application's pages, with save state, undo and redo as children before
 * the theme toggle.
 */
export function ConfigureHeader({
  projectSlug,
  children,
}: {
  /** The current project, if the address does not name it. */
  projectSlug?: string | undefined;
  children?: ReactNode;
}) {
  const places = useConfigurePlaces();
  return (
    <Header>
      <Link href="/overview" className={styles.home ?? ""}>
        <Logo hasWord={false} />
      </Link>
      <ProjectMenu projectSlug={projectSlug} />
      <HeaderNavigation items={places} />
      <HeaderSpace />
      {children}
      <FeedbackButton />
      <ExplainedThemeToggle />
      <AccountMenu />
      <HeaderMenu items={places} />
    </Header>
  );
}

/** Shows the theme toggle with its tooltip. The public pages omit it because of its size. */
function ExplainedThemeToggle() {
  const { t } = useLingui();
  const keys = useShortcutKeys("theme");
  return (
    <Tooltip text={t`Switch between light and dark`} {...keys.tip}>
      <ThemeToggle />
    </Tooltip>
  );
}

/** Returns the items of the application's header. */
function useConfigurePlaces(): readonly HeaderItem[] {
  const { t } = useLingui();
  const path = withoutLocale(useLocation().pathname);
  return [
    { title: t`Overview`, href: "/overview", isCurrent: path === "/overview" },
    {
      title: t`Configure`,
      href: "/design-system/colors",
      isCurrent: designSystemPath.test(path),
    },
    { title: t`Docs` },
  ];
}
