import { useLingui } from "@lingui/react/macro";
import { NavigationBar, SideNavigation, useTheme } from "@tessera/ui";
import { useLocation } from "#navigation/router.tsx";
import { withoutLocale } from "#navigation/localized-path.ts";
import { screens } from "./screens.tsx";
import { toolScreens } from "./tool-screens.ts";

/**
 * Shows the names of the screens while the project loads: the editor's navigation without values.
 */
export function SkeletonNavigation({ className }: { readonly className?: string | undefined }) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const { contentDirection, navigationType } = useTheme().shown;
  const Navigation = contentDirection === "horizontal" ? NavigationBar : SideNavigation;
  const [root = ""] = pathname.split("/design-system/");
  const at = (id: string) => `${withoutLocale(root)}/design-system/${id}`.replace("//", "/");
  const categories = screens.map(({ id, title, icon }) => ({
    title: i18n._(title),
    icon,
    path: at(id),
  }));
  const project = withoutLocale(root);
  const tools = toolScreens.map(({ id, path, title, icon }) => ({
    title: i18n._(title),
    icon,
    // Before the project is known, only the editor's own addresses lead to it.
    path:
      path === `design-system/${id}`
        ? at(id)
        : project.length > 1
          ? `${project}/${path}`
          : undefined,
  }));
  return (
    <Navigation
      isLoggedIn
      label={t`Design system`}
      groups={[
        { id: "categories", items: categories },
        { id: "exports", items: tools, isSearchable: true },
      ]}
      currentPath={withoutLocale(pathname)}
      isCollapsed={navigationType === "collapsed"}
      className={className}
    />
  );
}
