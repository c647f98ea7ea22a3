import { useLingui } from "@lingui/react/macro";
import type { NavigationGroup, NavigationItem } from "@tessera/ui";
import { Braces } from "lucide-react";
import { countByCategory } from "#editor/draft/change-category.ts";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { listChanges } from "#editor/draft/list-changes.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { listFormatItems } from "./list-format-items.tsx";
import { NavigationValue } from "./navigation-value.tsx";
import { screens } from "./screens.tsx";

/**
 * Returns the side navigation of the open project; a category's row shows its value and its unsaved
 * changes.
 */
export function useNavigationGroups(): readonly NavigationGroup[] {
  const { t, i18n } = useLingui();
  const { organization, project } = useOpenProject();
  const unsaved = countByCategory(listChanges(useDraft()));
  const root = `/${organization.slug}/${project.slug}/design-system`;
  const categories = screens.map(({ id, category, title, icon, value }): NavigationItem => ({
    title: i18n._(title),
    icon,
    keywords: [id],
    path: `${root}/${id}`,
    value: <NavigationValue print={value} unsavedCount={unsaved.get(category) ?? 0} />,
  }));
  const variables: NavigationItem = {
    title: t`Variables`,
    icon: Braces,
    path: `${root}/variables`,
    children: listFormatItems(i18n, `${root}/variables`, organization.plan),
  };
  return [
    { id: "categories", items: categories },
    { id: "exports", items: [variables], alsoFinds: categories, isSearchable: true },
  ];
}
