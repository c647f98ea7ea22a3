import type { NavigationGroup } from "@tessera/ui";
import { BookOpen, Braces, Columns2, History, Palette, Settings, Type } from "lucide-react";
import { useTranslate } from "./use-translate.ts";

const path = "#typography";

/** The props of sample navigations. */
export function useSampleNavigation() {
  const label = useTranslate()("Design system", "Tasarım sistemi");
  return { label, groups: useGroups(), currentPath: path, isLoggedIn: true };
}

function useGroups(): readonly NavigationGroup[] {
  const translate = useTranslate();
  return [
    {
      id: "categories",
      label: translate("Categories", "Kategoriler"),
      isSearchable: true,
      items: [
        { title: translate("Typography", "Tipografi"), path, icon: Type, value: "16 · 1.25" },
        { title: translate("Spacing", "Boşluk"), path: "#spacing", icon: Columns2, value: "4 px" },
        { title: translate("Colors", "Renkler"), path: "#colors", icon: Palette, priority: 1 },
      ],
    },
    {
      id: "exports",
      label: translate("Exports", "Dışa aktarma"),
      isSearchable: true,
      items: [
        {
          title: translate("Variables", "Değişkenler"),
          icon: Braces,
          children: [
            { title: "CSS", path: "#css" },
            { title: "SCSS", path: "#scss" },
          ],
        },
        {
          title: translate("Versions", "Sürümler"),
          path: "#versions",
          icon: History,
          children: [{ title: translate("Pinned", "Sabitlenenler"), path: "#pinned" }],
        },
      ],
    },
    useHelpGroup(),
  ];
}

function useHelpGroup(): NavigationGroup {
  const translate = useTranslate();
  return {
    id: "more",
    heading: translate("Help", "Yardım"),
    detail: "Vapur",
    items: [
      {
        title: translate("Handbook", "El kitabı"),
        path: "#handbook",
        icon: BookOpen,
        isLink: true,
      },
      {
        title: translate("Settings", "Ayarlar"),
        path: "#settings",
        icon: Settings,
        authGuard: true,
      },
      { title: translate("Not built yet", "Henüz yapılmadı"), icon: Columns2, visible: false },
    ],
  };
}
