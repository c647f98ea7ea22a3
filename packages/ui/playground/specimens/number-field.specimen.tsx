import { NumberField, type NumberFieldProps } from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

function BaseSize(props: Partial<NumberFieldProps>) {
  const translate = useTranslate();
  const [note, notes] = useNotes();
  const [size, setSize] = useState(props.value ?? 16);
  return (
    <div style={{ maxWidth: 200 }}>
      <NumberField
        label={translate("Base size", "Ana boyut")}
        unit="px"
        min={8}
        max={40}
        {...props}
        value={size}
        onChange={(typed) => {
          setSize(typed);
          note(String(typed));
        }}
      />
      {notes}
    </div>
  );
}

export const specimen: Specimen = {
  name: "NumberField",
  states: {
    usual() {
      return <BaseSize />;
    },
    described() {
      return (
        <BaseSize
          description={useTranslate()("Every other size follows.", "Diğer boyutlar buna uyar.")}
        />
      );
    },
    "small-root"() {
      return (
        <BaseSize
          rootSizePx={14}
          description={useTranslate()("A rem is 14 px here.", "Burada rem 14 px eder.")}
        />
      );
    },
    fraction() {
      return <BaseSize value={1.25} unit="rem" min={0.5} max={4} step={0.05} />;
    },
    invalid() {
      return (
        <BaseSize
          errorMessage={useTranslate()(
            "Headings would be smaller than the text.",
            "Başlıklar metinden küçük kalır.",
          )}
        />
      );
    },
    disabled() {
      return <BaseSize isDisabled />;
    },
    "read-only"() {
      return <BaseSize isReadOnly />;
    },
  },
  probe({ probe }) {
    return <NumberField {...probe} label={useTranslate()("Base size", "Ana boyut")} value={16} />;
  },
  finds: [{ role: "spinbutton", name: { en: "Base size", tr: "Ana boyut" } }],
  sameInBoth: ["px", "rem"],
  keys: [
    { keys: ["ArrowUp"], notes: "17" },
    { keys: ["Shift+ArrowUp"], notes: "26" },
    { keys: ["PageDown", "ArrowUp"], notes: "9" },
    { keys: ["ControlOrMeta+a", "1", ",", "5", "r", "e", "m"], notes: "24" },
    { keys: ["ControlOrMeta+a", "2", "0", "Escape"], notes: "16" },
  ],
};
