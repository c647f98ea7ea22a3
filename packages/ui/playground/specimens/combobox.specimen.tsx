import { Button, Combobox, type ComboboxOption, type ComboboxProps } from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { usePressed } from "../use-pressed.ts";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

type Choice = Omit<ComboboxProps, "options" | "value" | "onChange"> & {
  readonly options: readonly ComboboxOption[];
  readonly chosen?: string | null;
  readonly onNote?: (text: string) => void;
};

function Chosen({ options, chosen = null, onNote, ...rest }: Choice) {
  const [value, setValue] = useState(chosen);
  return (
    <Combobox
      {...rest}
      options={options}
      value={value}
      onChange={(changed) => {
        setValue(changed);
        onNote?.(String(changed));
      }}
    />
  );
}

function useCities(): readonly ComboboxOption[] {
  const translate = useTranslate();
  const marmara = translate("Marmara region", "Marmara Bölgesi");
  const east = translate("Eastern Anatolia", "Doğu Anadolu");
  return [
    { id: "istanbul", text: "İstanbul", group: marmara },
    { id: "izmit", text: "İzmit", group: marmara },
    { id: "bursa", text: "Bursa", group: marmara },
    { id: "igdir", text: "Iğdır", group: east },
    { id: "erzurum", text: "Erzurum", group: east, isDisabled: true },
  ];
}

const fonts: readonly ComboboxOption[] = [
  { id: "archivo", text: "Archivo", description: "Archivo, sans-serif" },
  { id: "mono", text: "Spline Sans Mono", description: "Spline Sans Mono, monospace" },
  { id: "georgia", text: "Georgia", description: "Georgia, serif" },
];

export const specimen: Specimen = {
  name: "Combobox",
  states: {
    usual() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <Chosen label={translate("City", "Şehir")} options={useCities()} onNote={note} />
          {notes}
        </>
      );
    },
    open() {
      return (
        <div ref={usePressed()}>
          <Chosen label={useTranslate()("City", "Şehir")} options={useCities()} chosen="istanbul" />
        </div>
      );
    },
    "with-a-value"() {
      return (
        <Chosen label={useTranslate()("City", "Şehir")} options={useCities()} chosen="istanbul" />
      );
    },
    "custom-values"() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <Chosen
            label={translate("Font", "Yazı tipi")}
            description={translate(
              "One of the list, or any with its fallbacks.",
              "Listeden biri veya yedekleriyle herhangi biri.",
            )}
            options={fonts}
            chosen="Inter, sans-serif"
            allowsCustomValue
            onNote={note}
          />
          {notes}
        </>
      );
    },
    "taken-back"() {
      const translate = useTranslate();
      const before = "Inter, sans-serif";
      const [value, setValue] = useState<string | null>(before);
      return (
        <>
          <Combobox
            label={translate("Font", "Yazı tipi")}
            options={fonts}
            value={value}
            onChange={setValue}
            allowsCustomValue
          />
          <Button onPress={() => setValue(before)}>{translate("Take it back", "Geri al")}</Button>
        </>
      );
    },
    loading() {
      return <Chosen label={useTranslate()("City", "Şehir")} options={[]} isLoading />;
    },
    invalid() {
      const translate = useTranslate();
      return (
        <Chosen
          label={translate("City", "Şehir")}
          options={useCities()}
          chosen="bursa"
          errorMessage={translate("Choose a city of the east.", "Doğudan bir şehir seçin.")}
        />
      );
    },
    disabled() {
      return (
        <Chosen
          label={useTranslate()("City", "Şehir")}
          options={useCities()}
          chosen="bursa"
          isDisabled
        />
      );
    },
    large() {
      const translate = useTranslate();
      return (
        <Chosen
          label={translate("City", "Şehir")}
          placeholder={translate("Type a name", "Bir ad yazın")}
          options={useCities()}
          size="l"
        />
      );
    },
  },
  probe({ probe }) {
    return <Chosen {...probe} label={useTranslate()("City", "Şehir")} options={useCities()} />;
  },
  finds: [{ role: "combobox", name: { en: "City", tr: "Şehir" } }],
  keys: [
    { keys: ["B", "u", "r", "ArrowDown", "Enter"], notes: "bursa" },
    { keys: ["ArrowDown", "ArrowDown", "Enter"], notes: "izmit" },
  ],
  opens: {
    trigger: { role: "combobox", name: { en: "City", tr: "Şehir" } },
    opened: { role: "listbox", name: { en: "Suggestions City", tr: "Öneriler Şehir" } },
  },
  sameInBoth: [
    "İstanbul",
    "İzmit",
    "Bursa",
    "Iğdır",
    "Erzurum",
    "Inter, sans-serif",
    ...fonts.map(({ text }) => text),
  ],
};
