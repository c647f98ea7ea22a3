import type { NavigationGroup } from "@tessera/ui";
import { BookOpen, Braces, Columns2, History, Palette, Settings, Type } from "lucide-react";
import { useSay } from "./say.ts";

const path = "#typography";

/** The props of sample navigations. */
export function useSampleNavigation() {
  const label = useSay()("Design system", "Tasarım sistemi");
  return { label, groups: useGroups(), currentPath: path, isSignedIn: true };
}

function useGroups(): readonly NavigationGroup[] {
  const say = useSay();
  return [
    {
      id: "categories",
      label: say("Categories", "Kategoriler"),
      isSearchable: true,
      items: [
        { title: say("Typography", "Tipografi"), path, icon: Type, value: "16 · 1.25" },
        { title: say("Spacing", "Boşluk"), path: "#spacing", icon: Columns2, value: "4 px" },
        { title: say("Colors", "Renkler"), path: "#colors", icon: Palette, priority: 1 },
      ],
    },
    {
      id: "exports",
      label: say("Exports", "Dışa aktarma"),
      isSearchable: true,
      items: [
        {
          title: say("Variables", "Değişkenler"),
          icon: Braces,
          children: [
            { title: "CSS", path: "#css" },
            { title: "SCSS", path: "#scss" },
          ],
        },
        {
          title: say("Versions", "Sürümler"),
          path: "#versions",
          icon: History,
          children: [{ title: say("Pinned", "Sabitlenenler"), path: "#pinned" }],
        },
      ],
    },
    {
      id: "more",
      items: [
        { title: say("Handbook", "El kitabı"), path: "#handbook", icon: BookOpen, isLink: true },
        { title: say("Settings", "Ayarlar"), path: "#settings", icon: Settings, authGuard: true },
        { title: say("Not built yet", "Henüz yapılmadı"), icon: Columns2, visible: false },
      ],
    },
  ];
}
