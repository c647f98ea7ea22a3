import { SliderField, type SliderFieldProps } from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

function Radius(props: Partial<SliderFieldProps>) {
  const translate = useTranslate();
  const [note, notes] = useNotes();
  const [radius, setRadius] = useState(8);
  return (
    <div style={{ maxWidth: 360 }}>
      <SliderField
        label={translate("Radius", "Köşe yarıçapı")}
        min={0}
        max={32}
        unit="px"
        {...props}
        value={radius}
        onChange={(moved) => {
          setRadius(moved);
          note(String(moved));
        }}
      />
      {notes}
    </div>
  );
}

export const specimen: Specimen = {
  name: "SliderField",
  states: {
    usual() {
      return <Radius />;
    },
    described() {
      return (
        <Radius
          description={useTranslate()(
            "Inner corners follow from this one.",
            "İç köşeler buna göre hesaplanır.",
          )}
        />
      );
    },
    inline() {
      return <Radius isInline />;
    },
    colored() {
      const translate = useTranslate();
      return (
        <Radius
          label={translate("Lightness", "Açıklık")}
          unit="%"
          max={100}
          trackColors={["#000000", "#2447b8", "#ffffff"]}
        />
      );
    },
    invalid() {
      return (
        <Radius
          errorMessage={useTranslate()(
            "Larger than half of the smallest control.",
            "En küçük denetimin yarısından büyük.",
          )}
        />
      );
    },
    disabled() {
      return <Radius isDisabled />;
    },
    "read-only"() {
      return <Radius isReadOnly />;
    },
    "long-text"() {
      const translate = useTranslate();
      return (
        <Radius
          label={translate(
            "Radius of cards, dialogs and everything else that floats",
            "Kartların, iletişim kutularının ve üstte duran her şeyin köşe yarıçapı",
          )}
        />
      );
    },
  },
  probe({ probe }) {
    return (
      <SliderField
        {...probe}
        label={useTranslate()("Radius", "Köşe yarıçapı")}
        min={0}
        max={32}
        value={8}
        onChange={() => undefined}
      />
    );
  },
  finds: [
    { role: "slider", name: { en: "Radius", tr: "Köşe yarıçapı" } },
    { role: "spinbutton", name: { en: "Radius", tr: "Köşe yarıçapı" } },
  ],
  sameInBoth: ["px"],
  keys: [
    { keys: ["ArrowRight"], notes: "9" },
    { keys: ["Shift+ArrowUp"], notes: "18" },
    { keys: ["Home"], notes: "0" },
    { keys: ["End"], notes: "32" },
    { keys: ["End", "Tab", "ArrowDown"], notes: "31" },
    { keys: ["Tab", "Shift+ArrowUp", "Shift+Tab", "ArrowLeft"], notes: "17" },
  ],
};
