import { SideNavigation, type SideNavigationProps } from "@tessera/ui";
import { useNotes } from "../notes.tsx";
import { usePressed } from "../use-pressed.ts";
import { useSampleNavigation } from "../sample-navigation.ts";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "SideNavigation",
  states: {
    usual() {
      const [note, notes] = useNotes();
      return (
        <>
          <Sample onNavigate={note} />
          {notes}
        </>
      );
    },
    "current-below-a-parent"() {
      return <Sample currentPath="#scss" />;
    },
    "signed-out"() {
      return <Sample isLoggedIn={false} />;
    },
    "with-an-end"() {
      const translate = useTranslate();
      return <Sample end={translate("13 versions", "13 sürüm")} />;
    },
    collapsed() {
      return <Sample isCollapsed />;
    },
    "open-collapsed"() {
      return (
        <div ref={usePressed(folded)}>
          <Sample isCollapsed />
        </div>
      );
    },
    "collapsed-current-below-a-parent"() {
      return <Sample isCollapsed currentPath="#scss" />;
    },
  },
  probe({ probe }) {
    return <Sample {...probe} />;
  },
  finds: [
    { role: "navigation", name: { en: "Design system", tr: "Tasarım sistemi" } },
    { role: "searchbox", name: { en: "Search: Categories", tr: "Ara: Kategoriler" } },
    { role: "searchbox", name: { en: "Search: Exports", tr: "Ara: Dışa aktarma" } },
    { role: "link", name: { en: "Typography 16 · 1.25", tr: "Tipografi 16 · 1.25" } },
    {
      role: "link",
      name: { en: "Handbook opens in a new tab", tr: "El kitabı yeni sekmede açılır" },
    },
    { role: "button", name: { en: "Variables", tr: "Değişkenler" } },
  ],
  keys: [
    {
      on: { role: "button", name: { en: "Variables", tr: "Değişkenler" } },
      keys: ["Enter", "Tab", "Enter"],
      notes: "#css",
    },
    {
      on: { role: "searchbox", name: { en: "Search: Exports", tr: "Ara: Dışa aktarma" } },
      keys: ["S", "C", "S", "S", "Tab", "Tab", "Enter"],
      notes: "#scss",
    },
  ],
  sameInBoth: ["CSS", "SCSS", "16 · 1.25", "4 px", "Vapur"],
};

/** The first button of a collapsed parent. */
const folded = 'button[aria-expanded="false"]';

function Sample(given: Partial<SideNavigationProps>) {
  return <SideNavigation {...useSampleNavigation()} {...given} />;
}
