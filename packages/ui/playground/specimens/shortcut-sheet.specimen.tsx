import {
  Button,
  Checkbox,
  Dialog,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  PopoverTrigger,
  ShortcutSheet,
  TextField,
  useShortcut,
} from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

function useSampleShortcuts(note: (text: string) => void): readonly string[] {
  const translate = useTranslate();
  const general = translate("General", "Genel");
  const edit = translate("Edit", "Düzenleme");
  const theme = translate("Toggle scheme", "Temayı değiştir");
  useShortcut({ id: "theme", keys: "m", label: theme, group: general }, () => note("theme"));
  useShortcut(
    {
      id: "save",
      keys: "Control+S",
      label: translate("Save", "Kaydet"),
      group: edit,
      worksInTextFields: true,
    },
    () => note("save"),
  );
  useShortcut(
    {
      id: "undo",
      keys: "Control+Z",
      label: translate("Undo", "Geri al"),
      group: edit,
      repeats: true,
    },
    () => note("undo"),
  );
  useShortcut(
    {
      id: "redo",
      keys: "Shift+Control+Z Control+Y",
      label: translate("Redo", "Yinele"),
      group: edit,
      repeats: true,
    },
    () => note("redo"),
  );
  return [general, edit];
}

function SheetBehindKeys({ isOpen: isOpenFirst = false }: { isOpen?: boolean }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const [note, notes] = useNotes();
  const groupOrder = useSampleShortcuts(note);
  const title = translate("Keyboard shortcuts", "Klavye kısayolları");
  const shortcut = { id: "sheet", keys: "?", label: title, group: groupOrder[0] ?? "" };
  useShortcut(shortcut, () => setIsOpen(true));
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>
        {translate("Show the keys", "Tuşları göster")}
      </Button>
      <ShortcutSheet isOpen={isOpen} onClose={() => setIsOpen(false)} groupOrder={groupOrder} />
      {notes}
    </>
  );
}

function KeysBesideField() {
  const translate = useTranslate();
  const [note, notes] = useNotes();
  useSampleShortcuts(note);
  return (
    <>
      <TextField label={translate("Name", "Ad")} />
      <Checkbox>{translate("Fluid sizes", "Akışkan boyutlar")}</Checkbox>
      <DialogWithKey onAnswer={() => note("answer")} />
      {notes}
    </>
  );
}

/** Overlays that have their own keys or accept letters. */
function FloatingOverKeys() {
  const translate = useTranslate();
  const [note, notes] = useNotes();
  useSampleShortcuts(note);
  return (
    <>
      <PopoverTrigger>
        <Button>{translate("Look closer", "Yakından bak")}</Button>
        <Popover label={translate("Details", "Ayrıntılar")}>
          <Checkbox>{translate("Fluid sizes", "Akışkan boyutlar")}</Checkbox>
        </Popover>
      </PopoverTrigger>
      <MenuTrigger>
        <Button>{translate("More", "Diğer")}</Button>
        <Menu>
          <MenuItem>{translate("Duplicate", "Çoğalt")}</MenuItem>
          <MenuItem>{translate("Move", "Müşteriye taşı")}</MenuItem>
        </Menu>
      </MenuTrigger>
      {notes}
    </>
  );
}

/** A dialog with its own key, which also works in text fields. */
function DialogWithKey({ onAnswer }: { onAnswer: () => void }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{translate("Ask", "Sor")}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        confirmsClosing="never"
        title={translate("Question", "Soru")}
      >
        <AnswerField onAnswer={onAnswer} />
      </Dialog>
    </>
  );
}

function AnswerField({ onAnswer }: { onAnswer: () => void }) {
  const translate = useTranslate();
  const label = translate("Answer", "Yanıt");
  const shortcut = { id: "answer", keys: "Control+Enter", label, group: label };
  useShortcut({ ...shortcut, worksInTextFields: true }, onAnswer);
  return <TextField label={label} />;
}

const trigger = { role: "button", name: { en: "Show the keys", tr: "Tuşları göster" } };

export const specimen: Specimen = {
  name: "ShortcutSheet",
  states: {
    usual() {
      return <SheetBehindKeys />;
    },
    "beside-a-field": KeysBesideField,
    "under-what-floats": FloatingOverKeys,
    open() {
      return <SheetBehindKeys isOpen />;
    },
  },
  probe({ probe }) {
    const groupOrder = useSampleShortcuts(() => undefined);
    return <ShortcutSheet {...probe} isOpen onClose={() => undefined} groupOrder={groupOrder} />;
  },
  finds: [trigger],
  keys: [
    { on: trigger, keys: ["m"], notes: "theme" },
    { on: trigger, keys: ["Control+s"], notes: "save" },
    { on: trigger, keys: ["Control+y"], notes: "redo" },
  ],
  opens: {
    trigger,
    opened: { role: "dialog", name: { en: "Keyboard shortcuts", tr: "Klavye kısayolları" } },
  },
};
