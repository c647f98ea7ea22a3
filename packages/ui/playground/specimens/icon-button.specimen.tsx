import { IconButton } from "@tessera/ui";
import { Copy, Pin, Trash2 } from "lucide-react";
import { useNotes } from "../notes.tsx";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "IconButton",
  states: {
    usual() {
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <IconButton icon={Pin} label={say("Pin", "Sabitle")} onPress={() => note("pressed")} />
          {notes}
        </>
      );
    },
    ink() {
      return <IconButton icon={Copy} kind="ink" label={useSay()("Copy", "Kopyala")} />;
    },
    outlined() {
      return <IconButton icon={Pin} kind="outlined" label={useSay()("Pin", "Sabitle")} />;
    },
    danger() {
      return <IconButton icon={Trash2} kind="danger" label={useSay()("Delete", "Sil")} />;
    },
    small() {
      return <IconButton icon={Copy} size="s" label={useSay()("Copy", "Kopyala")} />;
    },
    large() {
      return (
        <IconButton icon={Copy} kind="outlined" size="l" label={useSay()("Copy", "Kopyala")} />
      );
    },
    disabled() {
      return <IconButton icon={Pin} isDisabled label={useSay()("Pin", "Sabitle")} />;
    },
    pending() {
      return <IconButton icon={Trash2} isPending label={useSay()("Delete", "Sil")} />;
    },
  },
  probe({ probe }) {
    return <IconButton {...probe} icon={Pin} label={useSay()("Pin", "Sabitle")} />;
  },
  finds: [{ role: "button", name: { en: "Pin", tr: "Sabitle" } }],
  keys: [
    { keys: ["Enter"], notes: "pressed" },
    { keys: ["Space"], notes: "pressed" },
  ],
};
