import { IconButton } from "@tessera/ui";
import { Copy, Pin, Trash2 } from "lucide-react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "IconButton",
  states: {
    usual() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <IconButton
            icon={Pin}
            label={translate("Pin", "Sabitle")}
            onPress={() => note("pressed")}
          />
          {notes}
        </>
      );
    },
    ink() {
      return <IconButton icon={Copy} kind="ink" label={useTranslate()("Copy", "Kopyala")} />;
    },
    outlined() {
      return <IconButton icon={Pin} kind="outlined" label={useTranslate()("Pin", "Sabitle")} />;
    },
    danger() {
      return <IconButton icon={Trash2} kind="danger" label={useTranslate()("Delete", "Sil")} />;
    },
    small() {
      return <IconButton icon={Copy} size="s" label={useTranslate()("Copy", "Kopyala")} />;
    },
    large() {
      return (
        <IconButton
          icon={Copy}
          kind="outlined"
          size="l"
          label={useTranslate()("Copy", "Kopyala")}
        />
      );
    },
    disabled() {
      return <IconButton icon={Pin} isDisabled label={useTranslate()("Pin", "Sabitle")} />;
    },
    pending() {
      return <IconButton icon={Trash2} isPending label={useTranslate()("Delete", "Sil")} />;
    },
  },
  probe({ probe }) {
    return <IconButton {...probe} icon={Pin} label={useTranslate()("Pin", "Sabitle")} />;
  },
  finds: [{ role: "button", name: { en: "Pin", tr: "Sabitle" } }],
  keys: [
    { keys: ["Enter"], notes: "pressed" },
    { keys: ["Space"], notes: "pressed" },
  ],
};
