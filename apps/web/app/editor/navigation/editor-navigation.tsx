import { useLingui } from "@lingui/react/macro";
import { NavigationBar, SideNavigation, useTheme } from "@tessera/ui";
import { useLocation } from "react-router";
import { withoutLocale } from "#navigation/localized-path.ts";
import { useNavigationGroups } from "./use-navigation-groups.tsx";

/**
 * Shows the screens of the design-system area with their current values: at the side or on top, by
 * the theme.
 */
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

/** Shows the navigation in a drawer, which always has room for names. */
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
