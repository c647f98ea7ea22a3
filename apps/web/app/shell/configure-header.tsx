import { Header, HeaderMenu, HeaderNavigation, HeaderSpace, Logo } from "@tessera/ui";
import type { ReactNode } from "react";
import { FeedbackButton } from "#feedback/feedback-button.tsx";
import { LocaleLink } from "#navigation/locale-link.tsx";
import { AccountMenu } from "./account-menu.tsx";
import styles from "./header.module.css";
import { ProjectMenu } from "./project-menu.tsx";
import { ExplainedThemeToggle } from "./explained-theme-toggle.tsx";
import { useConfigurePlaces } from "./use-configure-places.ts";

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
      <LocaleLink to="/overview" className={styles.home}>
        <Logo hasWord={false} />
      </LocaleLink>
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
