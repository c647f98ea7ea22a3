import { getThemeStore, SegmentedControl, ThemeOverlay, useShortcut, useTheme } from "@tessera/ui";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "ThemeOverlay",
  states: {
    usual() {
      const translate = useTranslate();
      const { theme, isReloadPending } = useTheme();
      const store = getThemeStore();
      return (
        <>
          <SegmentedControl
            label={translate("Density", "Yoğunluk")}
            segments={[
              { id: "comfortable", text: translate("Comfortable", "Ferah") },
              { id: "compact", text: translate("Compact", "Sıkı") },
            ]}
            value={theme.densityMode}
            onChange={(densityMode) => store.setTheme({ densityMode })}
          />
          <ThemeOverlay isOpen={isReloadPending} onApply={store.applyNow} />
        </>
      );
    },
    open() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      const label = translate("Toggle scheme", "Temayı değiştir");
      useShortcut({ id: "theme", keys: "m", label, group: label }, () => note("theme"));
      return (
        <>
          <ThemeOverlay isOpen onApply={() => note("applied")} />
          {notes}
        </>
      );
    },
  },
  probe({ probe }) {
    return <ThemeOverlay isOpen onApply={() => {}} {...probe} />;
  },
  finds: [{ role: "radiogroup", name: { en: "Density", tr: "Yoğunluk" } }],
  sameInBoth: ["Tessera"],
};
