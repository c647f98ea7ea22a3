import { type TabItem, Tabs, Text } from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Tabs",
  states: {
    usual() {
      const [note, notes] = useNotes();
      return (
        <>
          <Formats onShow={note} />
          {notes}
        </>
      );
    },
    locked() {
      const translate = useTranslate();
      return (
        <Formats
          more={[
            {
              id: "swift",
              title: "Swift",
              isLocked: true,
              content: (
                <Text>
                  {translate("Pro exports every format.", "Pro her biçimi dışa aktarır.")}
                </Text>
              ),
            },
          ]}
        />
      );
    },
    many() {
      const names = ["Tailwind", "Figma", "Swift", "Kotlin", "Flutter", "Style Dictionary"];
      return (
        <Formats
          more={names.map((name) => ({ id: name, title: name, content: <Text>{name}</Text> }))}
        />
      );
    },
    links() {
      const translate = useTranslate();
      const [value, setValue] = useState("en");
      return (
        <Tabs
          label={translate("Panes", "Paneller")}
          value={value}
          onChange={setValue}
          items={[
            {
              id: "en",
              href: "#controls",
              title: translate("Controls", "Ayarlar"),
              content: <Text>{translate("What you decide", "Karar verdikleriniz")}</Text>,
            },
            {
              id: "tr",
              href: "#preview",
              title: translate("Preview", "Önizleme"),
              content: <Text>{translate("What comes of it", "Ondan çıkan")}</Text>,
            },
          ]}
        />
      );
    },
  },
  probe({ probe }) {
    return (
      <Tabs
        {...probe}
        label={useTranslate()("Formats", "Biçimler")}
        value="css"
        onChange={() => undefined}
        items={useFormats()}
      />
    );
  },
  finds: [
    { role: "tablist", name: { en: "Formats", tr: "Biçimler" } },
    { role: "tab", name: { en: "CSS", tr: "CSS" } },
    { role: "tabpanel", name: { en: "CSS", tr: "CSS" } },
  ],
  keys: [
    { keys: ["ArrowRight"], notes: "scss" },
    { keys: ["End", "Home"], notes: "css" },
  ],
  sameInBoth: [
    "CSS",
    "SCSS",
    "Tailwind",
    "Figma",
    "Swift",
    "Kotlin",
    "Flutter",
    "Style Dictionary",
  ],
};

function Formats({
  more = [],
  onShow,
}: {
  readonly more?: readonly TabItem<string>[];
  readonly onShow?: (id: string) => void;
}) {
  const [value, setValue] = useState("css");
  return (
    <Tabs
      label={useTranslate()("Formats", "Biçimler")}
      value={value}
      onChange={(id) => {
        setValue(id);
        onShow?.(id);
      }}
      items={[...useFormats(), ...more]}
    />
  );
}

function useFormats(): readonly TabItem<string>[] {
  const translate = useTranslate();
  return [
    {
      id: "css",
      title: "CSS",
      content: (
        <Text>{translate("Custom properties of a page", "Bir sayfanın özel nitelikleri")}</Text>
      ),
    },
    {
      id: "scss",
      title: "SCSS",
      content: <Text>{translate("A module with variables", "Değişkenli bir modül")}</Text>,
    },
  ];
}
