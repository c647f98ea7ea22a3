import { useLingui } from "@lingui/react/macro";
import { NavigationBar, SideNavigation, useTheme } from "@tessera/ui";
import { useLocation } from "react-router";
import { withoutLocale } from "#navigation/localized-path.ts";
import { useNavigationGroups } from "./use-navigation-groups.tsx";

/** The screens of the design-system area, each with what it stands at now: at the side or on top, as the theme says. */
export function EditorNavigation({ className }: { readonly className?: string | undefined }) {
  const { contentDirection, navigationType } = useTheme().shown;
  const Navigation = contentDirection === "horizontal" ? NavigationBar : SideNavigation;
  return (
    <Navigation
      {...useScreens()}
      isCollapsed={navigationType === "collapsed"}
      className={className}
    />
  );
}

/** The same in a drawer, which always has room for names. */
export function DrawerNavigation({ onNavigate }: { readonly onNavigate: () => void }) {
  return <SideNavigation {...useScreens()} onNavigate={onNavigate} />;
}

function useScreens() {
  const { t } = useLingui();
  const groups = useNavigationGroups();
  const { pathname } = useLocation();
  return {
    isSignedIn: true,
    label: t`Design system`,
    groups,
    currentPath: withoutLocale(pathname),
  };
}
