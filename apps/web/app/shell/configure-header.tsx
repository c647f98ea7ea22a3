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
import type { HeaderExtra } from "./header-extra.ts";
import styles from "./header.module.css";
import { NotificationBell } from "./notification-bell.tsx";
import { ProjectMenu } from "./project-menu.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

const designSystemPath = /^(\/[^/]+\/[^/]+)?\/design-system\//;

type ConfigureHeaderProps = {
  /** The current project, if the address does not name it. */
  readonly projectSlug?: string | undefined;
  readonly children?: ReactNode;
};

/** Shows the header of the application's pages outside the editor. */
export function ConfigureHeader({ projectSlug, children }: ConfigureHeaderProps) {
  const places = useConfigurePlaces();
  return (
    <Header>
      <HomeLink />
      <ProjectMenu projectSlug={projectSlug} />
      <HeaderNavigation items={places} />
      <HeaderSpace />
      {children}
      <ExplainedThemeToggle />
      <FeedbackButton />
      <NotificationBell />
      <AccountMenu />
      <HeaderMenu items={places} />
    </Header>
  );
}

type EditorHeaderProps = {
  /** The field that opens the palette. */
  readonly search: ReactNode;
  /** The contents of the account menu in windows without room for it. */
  readonly extras: readonly HeaderExtra[];
  /** The state of the draft and its actions. */
  readonly children: ReactNode;
  /** The name of a project that does not exist yet, and gets it when it is created. */
  readonly newName?: string | undefined;
};

/**
 * Shows the header of the editor. In narrower windows the theme toggle and the feedback, then the
 * pages, are in the menu of the account.
 */
export function EditorHeader({ search, extras, children, newName }: EditorHeaderProps) {
  const places = useConfigurePlaces();
  return (
    <Header className={styles.editor}>
      <HomeLink />
      <ProjectMenu newName={newName} />
      <HeaderNavigation items={places} className={styles.pages} />
      <HeaderSpace />
      {search}
      <HeaderSpace />
      {children}
      <ExplainedThemeToggle className={styles.desktop} />
      <FeedbackButton hasTitle={false} className={styles.desktop} />
      <NotificationBell className={styles.bell} />
      <AccountMenu extras={extras} />
    </Header>
  );
}

function HomeLink() {
  return (
    <Link href="/overview" className={styles.home ?? ""}>
      <Logo hasWord={false} />
    </Link>
  );
}

/** Shows the theme toggle with its tooltip. The public pages omit it because of its size. */
function ExplainedThemeToggle({ className }: { readonly className?: string | undefined }) {
  const { t } = useLingui();
  const keys = useShortcutKeys("theme");
  return (
    <Tooltip text={t`Switch between light and dark`} {...keys.tip}>
      <ThemeToggle className={className} />
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
