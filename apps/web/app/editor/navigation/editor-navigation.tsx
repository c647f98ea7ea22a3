import { Plural, useLingui } from "@lingui/react/macro";
import {
  HiddenText,
  NavigationBar,
  type NavigationGroup,
  type NavigationItem,
  SideNavigation,
  useTheme,
  Icon,
} from "@tessera/ui";
import { useLocation } from "#navigation/router.tsx";
import { withoutLocale } from "#navigation/localized-path.ts";
import { Lock } from "lucide-react";
import { countByCategory } from "#editor/draft/change-category.ts";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { listChanges } from "#editor/draft/draft-state.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useViewSearch } from "#editor/view/use-view-settings.ts";
import { screens } from "./screens.tsx";
import { toolScreens } from "./tool-screens.ts";
import type { ReactNode } from "react";
import styles from "./navigation-value.module.css";
import type { I18n } from "@lingui/core";
import { hasPlan, planOfFormat, plans, type PlanId } from "@tessera/contract";
import { formatFamilies, listedFormats, type ListedFormat } from "@tessera/engine";
import { familyNames, nameFormat } from "#editor/names/format-names.ts";

/**
 * Shows the screens of the design-system area with their current values: at the side or on top, by
 * the theme.
 */
export function EditorNavigation({ className }: { readonly className?: string | undefined }) {
  const { contentDirection, navigationType } = useTheme().shown;
  const places = useScreens();
  if (contentDirection === "vertical") return <SideNavigation {...places} className={className} />;
  const isCollapsed = navigationType === "collapsed";
  return <NavigationBar {...places} isCollapsed={isCollapsed} className={className} />;
}

/** Shows the navigation in a drawer, which always has room for names. */
export function DrawerNavigation({ onNavigate }: { readonly onNavigate: () => void }) {
  return <SideNavigation {...useScreens()} onNavigate={onNavigate} />;
}

function useScreens() {
  const { t } = useLingui();
  const view = useViewSearch();
  const groups = useNavigationGroups(view);
  const { pathname } = useLocation();
  return {
    isLoggedIn: true,
    label: t`Design system`,
    groups,
    currentPath: withoutLocale(pathname) + view,
  };
}

/**
 * Returns the side navigation of the open project, whose links keep the view; a category's row shows
 * its value and its unsaved changes.
 */
function useNavigationGroups(view: string): readonly NavigationGroup[] {
  const { i18n } = useLingui();
  const { organization, project } = useOpenProject();
  const counts = useDraft((state) => [...countByCategory(listChanges(state))]);
  const unsaved = new Map(counts);
  const root = `/${organization.slug}/${project.slug}/design-system`;
  const categories = screens.map(({ id, category, title, short, icon, value }): NavigationItem => ({
    title: i18n._(title),
    icon,
    keywords: [id, i18n._(short)],
    path: `${root}/${id}${view}`,
    value: <NavigationValue unsavedCount={unsaved.get(category) ?? 0}>{value}</NavigationValue>,
  }));
  const place = { root: `${root}/variables`, view };
  const tools = toolScreens.map(({ id, path, title, icon }): NavigationItem => ({
    title: i18n._(title),
    icon,
    path: `/${organization.slug}/${project.slug}/${path}${view}`,
    ...(id === "variables" && { children: listFormatItems(i18n, place, organization.plan) }),
  }));
  return [
    { id: "categories", items: categories },
    { id: "exports", items: tools, alsoFinds: categories, isSearchable: true },
  ];
}

type NavigationValueProps = {
  readonly unsavedCount: number;
  /** The current value. */
  readonly children: ReactNode;
};

/** Shows the current value of a category, and a mark if it has unsaved changes. */
function NavigationValue({ unsavedCount, children }: NavigationValueProps) {
  return (
    <span className={styles.value}>
      {unsavedCount > 0 && (
        <span className={styles.mark}>
          <HiddenText>
            <Plural value={unsavedCount} one="# unsaved change" other="# unsaved changes" />
          </HiddenText>
        </span>
      )}
      {children}
    </span>
  );
}

/** The address of the variables, and the query of the preview's settings. */
type FormatPlace = { readonly root: string; readonly view: string };

/**
 * Lists the formats in the side navigation: style sheets directly, other families as groups to keep
 * the list short. A locked format names the plan that includes it.
 */
function listFormatItems(
  i18n: I18n,
  place: FormatPlace,
  planId: PlanId,
): readonly NavigationItem[] {
  return formatFamilies.flatMap((family): readonly NavigationItem[] => {
    const items = listedFormats
      .filter((format) => format.family === family)
      .map((format) => describeFormat(format, i18n, place, planId));
    const isFolded = family !== "style-sheets" && items.length > 1;
    return isFolded ? [{ title: i18n._(familyNames[family]), children: items }] : items;
  });
}

function describeFormat(
  format: ListedFormat,
  i18n: I18n,
  { root, view }: FormatPlace,
  planId: PlanId,
): NavigationItem {
  const needed = planOfFormat(format.id);
  const item = { title: nameFormat(format, i18n), path: `${root}/${format.id}${view}` };
  if (hasPlan(planId, needed)) return item;
  return { ...item, value: <NeededPlan name={plans[needed].name} /> };
}

function NeededPlan({ name }: { readonly name: string }) {
  return (
    <span className={styles.value}>
      <Icon icon={Lock} sizePx={12} />
      {name}
    </span>
  );
}
