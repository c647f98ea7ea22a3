import { SegmentedControl } from "@tessera/ui";
import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "SegmentedControl",
  states: {
    usual() {
      const translate = useTranslate();
      const [value, setValue] = useState<"monthly" | "annual">("monthly");
      const [note, notes] = useNotes();
      return (
        <>
          <SegmentedControl
            {...usePeriods()}
            label={translate("Billing period", "Ödeme dönemi")}
            value={value}
            onChange={(id) => {
              setValue(id);
              note(id);
            }}
          />
          {notes}
        </>
      );
    },
    small() {
      const [value, setValue] = useState("rem");
      return (
        <SegmentedControl
          size="s"
          label={useTranslate()("Unit", "Birim")}
          segments={["px", "rem", "em"].map((unit) => ({ id: unit, text: unit }))}
          value={value}
          onChange={setValue}
        />
      );
    },
    icons() {
      return <Schemes size="m" />;
    },
    "small-icons"() {
      return <Schemes size="s" />;
    },
    "one-disabled"() {
      const translate = useTranslate();
      return (
        <SegmentedControl
          label={translate("Preview scheme", "Önizleme teması")}
          segments={[
            { id: "light", text: translate("Light", "Açık") },
            { id: "dark", text: translate("Dark", "Koyu"), isDisabled: true },
          ]}
          value="light"
          onChange={() => undefined}
        />
      );
    },
    disabled() {
      const translate = useTranslate();
      return (
        <SegmentedControl
          {...usePeriods()}
          isDisabled
          label={translate("Billing period", "Ödeme dönemi")}
          value="annual"
          onChange={() => undefined}
        />
      );
    },
    "long-text"() {
      const translate = useTranslate();
      const [value, setValue] = useState("kept");
      return (
        <SegmentedControl
          label={translate("Values that collide", "Çakışan değerler")}
          segments={[
            { id: "kept", text: translate("Keep what I changed", "Benim değiştirdiğimi koru") },
            { id: "taken", text: translate("Take what Deniz saved", "Deniz’in kaydettiğini al") },
            { id: "both", text: translate("Decide one by one", "Tek tek karar ver") },
          ]}
          value={value}
          onChange={setValue}
        />
      );
    },
  },
  probe({ probe }) {
    const translate = useTranslate();
    return (
      <SegmentedControl
        {...probe}
        {...usePeriods()}
        label={translate("Billing period", "Ödeme dönemi")}
        value="monthly"
        onChange={() => undefined}
      />
    );
  },
  finds: [
    { role: "radiogroup", name: { en: "Billing period", tr: "Ödeme dönemi" } },
    { role: "radio", name: { en: "Monthly", tr: "Aylık" } },
    { role: "radio", name: { en: "Annual", tr: "Yıllık" } },
  ],
  keys: [{ keys: ["ArrowRight", "Space"], notes: "annual" }],
  sameInBoth: ["px", "rem", "em"],
};

function usePeriods() {
  const translate = useTranslate();
  return {
    segments: [
      { id: "monthly", text: translate("Monthly", "Aylık") },
      { id: "annual", text: translate("Annual", "Yıllık") },
    ] as const,
  };
}

function Schemes({ size }: { readonly size: "s" | "m" }) {
  const translate = useTranslate();
  const [value, setValue] = useState("dark");
  return (
    <SegmentedControl
      size={size}
      label={translate("Color scheme", "Tema")}
      segments={[
        { id: "light", text: translate("Light", "Açık"), icon: Sun },
        { id: "dark", text: translate("Dark", "Koyu"), icon: Moon },
        { id: "system", text: translate("System", "Sistem"), icon: Monitor },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}
