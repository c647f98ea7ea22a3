import { useLingui } from "@lingui/react/macro";
import { Header, HeaderNavigation, HeaderSpace, Logo } from "@tessera/ui";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { LocaleLink } from "#navigation/locale-link.tsx";
import { withoutLocale } from "#navigation/localized-path.ts";
import { AccountMenu } from "./account-menu.tsx";
import styles from "./header.module.css";
import { ProjectMenu } from "./project-menu.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

const designSystemPath = /^(\/[^/]+\/[^/]+)?\/design-system\//;

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
  const path = withoutLocale(useLocation().pathname);
  return (
    <Header>
      <LocaleLink to="/overview" className={styles["home"]}>
        <Logo hasWord={false} />
      </LocaleLink>
      <ProjectMenu projectSlug={projectSlug} />
      <HeaderNavigation
        items={[
          { title: t`Overview`, href: "/overview", isCurrent: path === "/overview" },
          {
            title: t`Configure`,
            href: "/design-system/colors",
            isCurrent: designSystemPath.test(path),
          },
          { title: t`Docs` },
        ]}
      />
      <HeaderSpace />
      {children}
      <ThemeToggle />
      <AccountMenu />
    </Header>
  );
}
