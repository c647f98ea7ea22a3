import { Button } from "@tessera/ui";
import { useNotes } from "../notes.tsx";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Button",
  states: {
    usual() {
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <Button onPress={() => note("pressed")}>{say("Create", "Oluştur")}</Button>
          {notes}
        </>
      );
    },
    ink() {
      return <Button kind="ink">{useSay()("Save", "Kaydet")}</Button>;
    },
    quiet() {
      return <Button kind="quiet">{useSay()("Cancel", "İptal")}</Button>;
    },
    danger() {
      return <Button kind="danger">{useSay()("Delete", "Sil")}</Button>;
    },
    small() {
      return <Button size="s">{useSay()("Use it", "Kullan")}</Button>;
    },
    large() {
      return (
        <Button kind="ink" size="l">
          {useSay()("Start free", "Ücretsiz başla")}
        </Button>
      );
    },
    disabled() {
      return <Button isDisabled>{useSay()("Save", "Kaydet")}</Button>;
    },
    pending() {
      return (
        <Button kind="ink" isPending>
          {useSay()("Save", "Kaydet")}
        </Button>
      );
    },
  },
  probe({ probe }) {
    return <Button {...probe}>{useSay()("Create", "Oluştur")}</Button>;
  },
  finds: [{ role: "button", name: { en: "Create", tr: "Oluştur" } }],
  keys: [
    { keys: ["Enter"], notes: "pressed" },
    { keys: ["Space"], notes: "pressed" },
  ],
};
