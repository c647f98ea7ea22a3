import { NavigationBar, type NavigationBarProps } from "@tessera/ui";
import { useNotes } from "../notes.tsx";
import { usePressed } from "../use-pressed.ts";
import { useSampleNavigation } from "../sample-navigation.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "NavigationBar",
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
    open() {
      return (
        <div ref={usePressed('button[aria-expanded="false"]')}>
          <Sample />
        </div>
      );
    },
    collapsed() {
      return <Sample isCollapsed />;
    },
  },
  probe({ probe }) {
    return <Sample {...probe} />;
  },
  finds: [
    { role: "navigation", name: { en: "Design system", tr: "Tasarım sistemi" } },
    { role: "link", name: { en: "Typography", tr: "Tipografi" } },
    { role: "button", name: { en: "Variables", tr: "Değişkenler" } },
  ],
  keys: [
    {
      on: { role: "button", name: { en: "Variables", tr: "Değişkenler" } },
      keys: ["Enter", "Tab", "Enter"],
      notes: "#css",
    },
  ],
  opens: {
    trigger: { role: "button", name: { en: "Variables", tr: "Değişkenler" } },
    opened: { role: "dialog", name: { en: "Variables", tr: "Değişkenler" } },
  },
  sameInBoth: ["CSS", "SCSS"],
};

function Sample(given: Partial<NavigationBarProps>) {
  return <NavigationBar {...useSampleNavigation()} {...given} />;
}
