import { Select, type SelectOption } from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

type Unit = "px" | "rem" | "em";

const provinces =
  "Adana Adıyaman Afyonkarahisar Ağrı Aksaray Amasya Ankara Antalya Ardahan Artvin Aydın Balıkesir Bartın Batman Bayburt Bilecik Bingöl Bitlis Bolu Burdur Bursa Çanakkale Çankırı Çorum Denizli Diyarbakır Düzce Edirne Elazığ Erzincan Erzurum Eskişehir Gaziantep Giresun Gümüşhane Hakkâri Hatay Iğdır Isparta İstanbul İzmir".split(
    " ",
  );

function useUnits(): readonly SelectOption<Unit>[] {
  const translate = useTranslate();
  return [
    { id: "px", text: translate("Pixels", "Piksel") },
    { id: "rem", text: translate("Root em", "Kök em") },
    { id: "em", text: translate("Own em", "Kendi em") },
  ];
}

function UnitSelect(props: {
  readonly start?: Unit | null;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
  readonly errorMessage?: string;
  readonly description?: string;
  readonly defaultOpen?: boolean;
}) {
  const { start = "px", ...rest } = props;
  const translate = useTranslate();
  const [note, notes] = useNotes();
  const [unit, setUnit] = useState<Unit | null>(start);
  const options = useUnits();
  return (
    <>
      <Select
        {...rest}
        label={translate("Unit", "Birim")}
        options={options}
        value={unit}
        onChange={(chosen) => {
          setUnit(chosen);
          note(chosen);
        }}
      />
      {notes}
    </>
  );
}

export const specimen: Specimen = {
  name: "Select",
  states: {
    usual() {
      return <UnitSelect />;
    },
    open() {
      return <UnitSelect defaultOpen />;
    },
    placeholder() {
      return <UnitSelect start={null} isRequired />;
    },
    described() {
      return (
        <UnitSelect
          description={useTranslate()("What exports write.", "Dışa aktarımlarda yazılan birim.")}
        />
      );
    },
    invalid() {
      return (
        <UnitSelect
          start={null}
          errorMessage={useTranslate()("Choose a unit.", "Bir birim seçin.")}
        />
      );
    },
    disabled() {
      return <UnitSelect isDisabled />;
    },
    grouped() {
      const translate = useTranslate();
      const [format, setFormat] = useState("css");
      return (
        <Select
          defaultOpen
          label={translate("Format", "Biçim")}
          value={format}
          onChange={setFormat}
          options={[
            {
              heading: translate("Style sheets", "Stil sayfaları"),
              options: [
                { id: "css", text: translate("CSS variables", "CSS değişkenleri") },
                { id: "scss", text: translate("SCSS variables", "SCSS değişkenleri") },
              ],
            },
            {
              heading: translate("Platforms", "Platformlar"),
              options: [
                {
                  id: "swift",
                  text: "Swift",
                  description: translate("Part of Pro", "Pro planında"),
                  isDisabled: true,
                },
                { id: "kotlin", text: "Kotlin" },
              ],
            },
          ]}
        />
      );
    },
    "long-list"() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      const [province, setProvince] = useState<string | null>(null);
      return (
        <>
          <Select
            label={translate("Province", "İl")}
            value={province}
            onChange={(chosen) => {
              setProvince(chosen);
              note(chosen);
            }}
            options={provinces.map((name) => ({ id: name, text: name }))}
          />
          {notes}
        </>
      );
    },
    "long-text"() {
      const translate = useTranslate();
      const [ratio, setRatio] = useState("third");
      return (
        <div style={{ maxWidth: 200 }}>
          <Select
            label={translate("Ratio by its name in music", "Müzikteki adıyla oran")}
            value={ratio}
            onChange={setRatio}
            options={[
              {
                id: "third",
                text: translate(
                  "Minor third, calm in dense tables",
                  "Küçük üçlü, yoğun tablolarda sakin",
                ),
              },
              { id: "fourth", text: translate("Perfect fourth", "Tam dörtlü") },
            ]}
          />
        </div>
      );
    },
  },
  probe({ probe }) {
    return (
      <Select
        {...probe}
        label={useTranslate()("Unit", "Birim")}
        options={useUnits()}
        value="px"
        onChange={() => undefined}
      />
    );
  },
  finds: [{ role: "button", name: { en: "Pixels Unit", tr: "Piksel Birim" } }],
  keys: [
    { keys: ["Enter", "ArrowDown", "Enter"], notes: "rem" },
    { keys: ["ArrowRight"], notes: "rem" },
    { keys: ["o"], notes: "em" },
  ],
  opens: {
    trigger: { role: "button", name: { en: "Pixels Unit", tr: "Piksel Birim" } },
    opened: { role: "listbox", name: { en: "Unit", tr: "Birim" } },
  },
  sameInBoth: [...provinces, "Swift", "Kotlin"],
};
