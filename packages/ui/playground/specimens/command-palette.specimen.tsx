import { Button, type Command, CommandPalette } from "@tessera/ui";
import { Blend, CircleCheck, Languages, MessageSquare, Palette, Save, SunMoon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

function useCommands(): readonly Command[] {
  const translate = useTranslate();
  const pages = translate("Design system", "Tasarım sistemi");
  const view = translate("View", "Görünüm");
  return [
    { id: "colors", title: translate("Colors", "Renkler"), group: pages, icon: Palette },
    {
      id: "contrast",
      title: translate("Contrast promises", "Karşıtlık sözleri"),
      group: pages,
      icon: CircleCheck,
      keywords: ["WCAG"],
    },
    {
      id: "light",
      title: translate("High contrast light", "Işık karşıtlığını artır"),
      group: view,
      icon: Blend,
    },
    {
      id: "scheme",
      title: translate("Toggle scheme", "Temayı değiştir"),
      group: view,
      icon: SunMoon,
      shortcut: "m",
      keywords: [translate("dark", "koyu"), translate("light", "açık")],
    },
    {
      id: "save",
      title: translate("Save the changes", "Değişiklikleri kaydet"),
      group: translate("Edit", "Düzenleme"),
      icon: Save,
      shortcut: "Control+S",
    },
  ];
}

function PaletteBehindButton({
  isOpen: isOpenFirst = false,
  commands,
  recentIds,
  children,
}: {
  isOpen?: boolean;
  commands: readonly Command[];
  recentIds?: readonly string[];
  children?: ReactNode;
}) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const [note, notes] = useNotes();
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{translate("Find a command", "Komut bul")}</Button>
      <CommandPalette
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        commands={commands}
        onRun={({ id }) => note(id)}
        recentIds={recentIds}
      />
      {children}
      {notes}
    </>
  );
}

const trigger = { role: "button", name: { en: "Find a command", tr: "Komut bul" } };

export const specimen: Specimen = {
  name: "CommandPalette",
  states: {
    usual() {
      return <PaletteBehindButton commands={useCommands()} />;
    },
    open() {
      return <PaletteBehindButton isOpen commands={useCommands()} />;
    },
    "open-recent"() {
      return <PaletteBehindButton isOpen commands={useCommands()} recentIds={["scheme", "save"]} />;
    },
    "open-long"() {
      const translate = useTranslate();
      const many = Array.from({ length: 30 }, (_, at) => ({
        id: `project-${at}`,
        title: translate(`Open project ${at + 1}`, `${at + 1}. projeyi aç`),
        group: translate("Projects", "Projeler"),
        icon: at % 2 === 0 ? Languages : MessageSquare,
      }));
      const long = {
        id: "long",
        title: translate(
          "Restore the version of 12 March, named “before the rebranding of all ferries”",
          "12 Mart tarihli, “bütün vapurların yeni görünümünden önce” adlı sürümü geri yükle",
        ),
        group: translate("Versions", "Sürümler"),
      };
      return <PaletteBehindButton isOpen commands={[long, ...many]} />;
    },
    "open-empty"() {
      return <PaletteBehindButton isOpen commands={[]} />;
    },
  },
  probe({ probe }) {
    return (
      <CommandPalette
        {...probe}
        isOpen
        onClose={() => undefined}
        commands={useCommands()}
        onRun={() => undefined}
      />
    );
  },
  finds: [trigger],
  keys: [
    { on: trigger, keys: ["Enter", "Enter"], notes: "colors" },
    {
      on: trigger,
      keys: ["Enter", "ArrowDown", "ArrowDown", "ArrowUp", "Enter"],
      notes: "contrast",
    },
    { on: trigger, keys: ["Enter", "ArrowUp", "Enter"], notes: "save" },
    { on: trigger, keys: ["Enter", "W", "C", "A", "Backspace", "Enter"], notes: "contrast" },
  ],
  opens: {
    trigger,
    opened: { role: "dialog", name: { en: "Commands", tr: "Komutlar" } },
  },
};
