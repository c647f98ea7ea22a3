import { useLingui } from "@lingui/react/macro";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { Category } from "@tessera/engine";
import type { NavigationGroup, NavigationItem } from "@tessera/ui";
import {
  Box,
  Braces,
  Columns2,
  Layers,
  MonitorSmartphone,
  Palette,
  Scaling,
  Square,
  Type,
  type LucideIcon,
} from "lucide-react";
import { countByCategory } from "#editor/draft/change-category.ts";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { findUnsavedChanges } from "#editor/draft/draft-state.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { NavigationValue } from "./navigation-value.tsx";

type Screen = {
  readonly id: string;
  readonly category: Category;
  readonly title: MessageDescriptor;
  readonly icon: LucideIcon;
};

/** The screens of the categories, in their order. */
const screens: readonly Screen[] = [
  { id: "colors", category: "color", title: msg`Colors`, icon: Palette },
  { id: "typography", category: "typography", title: msg`Typography`, icon: Type },
  { id: "shadows", category: "shadow", title: msg`Shadows`, icon: Layers },
  { id: "radii", category: "radius", title: msg`Radii`, icon: Square },
  { id: "size", category: "size", title: msg`Size`, icon: Scaling },
  { id: "spacing", category: "spacing", title: msg`Spacing`, icon: Columns2 },
  { id: "z-indices", category: "z-index", title: msg`Z-indices`, icon: Box },
  { id: "breakpoint", category: "breakpoint", title: msg`Breakpoint`, icon: MonitorSmartphone },
];

/** The side navigation of the open project; a category's row shows its value and how much of it is not saved. */
export function useNavigationGroups(): readonly NavigationGroup[] {
  const { t, i18n } = useLingui();
  const { organization, project } = useOpenProject();
  const unsaved = countByCategory(findUnsavedChanges(useDraft()));
  const root = `/${organization.slug}/${project.slug}/design-system`;
  const categories = screens.map(({ id, category, title, icon }): NavigationItem => ({
    title: i18n._(title),
    icon,
    path: `${root}/${id}`,
    value: <NavigationValue category={category} unsavedCount={unsaved.get(category) ?? 0} />,
  }));
  const variables: NavigationItem = {
    title: t`Variables`,
    icon: Braces,
    path: `${root}/variables`,
    children: [
      { title: "CSS", path: `${root}/variables/css` },
      { title: "SCSS", path: `${root}/variables/scss` },
    ],
  };
  return [
    { id: "categories", items: categories, isSearchable: true },
    { id: "exports", items: [variables], isSearchable: true },
  ];
}
