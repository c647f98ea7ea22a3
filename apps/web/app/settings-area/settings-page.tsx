import { useLingui } from "@lingui/react/macro";
import { Button, Heading, Icon, joinClassNames, SideNavigation, Text } from "@tessera/ui";
import { ChevronsUpDown, PanelLeft, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { withoutLocale } from "#navigation/localized-path.ts";
import { PageTitle } from "#navigation/page-head.tsx";
import { useLocation } from "#navigation/router.tsx";
import { ConfigureHeader } from "#shell/configure-header.tsx";
import { BackLink } from "./back-link.tsx";
import styles from "./settings-area.module.css";
import { useSettingsGroups } from "./use-settings-groups.tsx";

/** The props of a page of the settings. */
export type SettingsPageProps = {
  readonly title: string;
  readonly lead: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** A note above the title, at most one. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
};

/** A page of the settings: its content beside the navigation, which is a list under a bar on narrow screens. */
export function SettingsPage({ title, lead, actions, banner, children }: SettingsPageProps) {
  const { t } = useLingui();
  const groups = useSettingsGroups();
  const currentPath = withoutLocale(useLocation().pathname);
  const group = groups.find(({ items }) => items.some(({ path }) => path === currentPath));
  const [isOpen, setIsOpen] = useState(false);
  const navigationId = useId();
  return (
    <div className={styles.frame}>
      <PageTitle title={title} />
      <ConfigureHeader />
      <div className={joinClassNames(styles.area, isOpen && styles.open)}>
        <section aria-label={t`Settings`}>
          <Button
            kind="quiet"
            className={styles.bar}
            aria-expanded={isOpen}
            aria-controls={navigationId}
            onPress={() => setIsOpen(!isOpen)}
          >
            <Icon icon={PanelLeft} />
            <span className={styles.barArea}>{group?.heading}</span>
            <span className={styles.barTitle}>{title}</span>
            <Icon icon={isOpen ? X : ChevronsUpDown} sizePx={12} />
          </Button>
          <div id={navigationId} className={styles.navigation}>
            <BackLink />
            <SideNavigation
              isLoggedIn
              label={t`Settings`}
              groups={groups}
              currentPath={currentPath}
              onNavigate={() => setIsOpen(false)}
            />
          </div>
        </section>
        <main id="main" className={styles.main}>
          {banner}
          <header className={styles.header}>
            <div className={styles.titles}>
              <Heading level={1} size="section">
                {title}
              </Heading>
              <Text tone="muted">{lead}</Text>
            </div>
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </header>
          {children}
        </main>
      </div>
    </div>
  );
}
