import { SegmentedControl } from "@tessera/ui";
import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "SegmentedControl",
  states: {
    usual() {
      const say = useSay();
      const [value, setValue] = useState<"monthly" | "annual">("monthly");
      const [note, notes] = useNotes();
      return (
        <>
          <SegmentedControl
            {...usePeriods()}
            label={say("Billing period", "Ödeme dönemi")}
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
          label={useSay()("Unit", "Birim")}
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
      const say = useSay();
      return (
        <SegmentedControl
          label={say("Preview scheme", "Önizleme teması")}
          segments={[
            { id: "light", text: say("Light", "Açık") },
            { id: "dark", text: say("Dark", "Koyu"), isDisabled: true },
          ]}
          value="light"
          onChange={() => undefined}
        />
      );
    },
    disabled() {
      const say = useSay();
      return (
        <SegmentedControl
          {...usePeriods()}
          isDisabled
          label={say("Billing period", "Ödeme dönemi")}
          value="annual"
          onChange={() => undefined}
        />
      );
    },
    "long-text"() {
      const say = useSay();
      const [value, setValue] = useState("kept");
      return (
        <SegmentedControl
          label={say("Values that collide", "Çakışan değerler")}
          segments={[
            { id: "kept", text: say("Keep what I changed", "Benim değiştirdiğimi koru") },
            { id: "taken", text: say("Take what Deniz saved", "Deniz’in kaydettiğini al") },
            { id: "both", text: say("Decide one by one", "Tek tek karar ver") },
          ]}
          value={value}
          onChange={setValue}
        />
      );
    },
  },
  probe({ probe }) {
    const say = useSay();
    return (
      <SegmentedControl
        {...probe}
        {...usePeriods()}
        label={say("Billing period", "Ödeme dönemi")}
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
  const say = useSay();
  return {
    segments: [
      { id: "monthly", text: say("Monthly", "Aylık") },
      { id: "annual", text: say("Annual", "Yıllık") },
    ] as const,
  };
}

function Schemes({ size }: { readonly size: "s" | "m" }) {
  const say = useSay();
  const [value, setValue] = useState("dark");
  return (
    <SegmentedControl
      size={size}
      label={say("Color scheme", "Tema")}
      segments={[
        { id: "light", text: say("Light", "Açık"), icon: Sun },
        { id: "dark", text: say("Dark", "Koyu"), icon: Moon },
        { id: "system", text: say("System", "Sistem"), icon: Monitor },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}
