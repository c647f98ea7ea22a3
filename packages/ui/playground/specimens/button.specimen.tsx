import { Button } from "@tessera/ui";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Button",
  states: {
    usual() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <Button onPress={() => note("pressed")}>{translate("Create", "Oluştur")}</Button>
          {notes}
        </>
      );
    },
    ink() {
      return <Button kind="ink">{useTranslate()("Save", "Kaydet")}</Button>;
    },
    quiet() {
      return <Button kind="quiet">{useTranslate()("Cancel", "İptal")}</Button>;
    },
    danger() {
      return <Button kind="danger">{useTranslate()("Delete", "Sil")}</Button>;
    },
    small() {
      return <Button size="s">{useTranslate()("Use it", "Kullan")}</Button>;
    },
    large() {
      return (
        <Button kind="ink" size="l">
          {useTranslate()("Start free", "Ücretsiz başla")}
        </Button>
      );
    },
    disabled() {
      return <Button isDisabled>{useTranslate()("Save", "Kaydet")}</Button>;
    },
    pending() {
      return (
        <Button kind="ink" isPending>
          {useTranslate()("Save", "Kaydet")}
        </Button>
      );
    },
  },
  probe({ probe }) {
    return <Button {...probe}>{useTranslate()("Create", "Oluştur")}</Button>;
  },
  finds: [{ role: "button", name: { en: "Create", tr: "Oluştur" } }],
  keys: [
    { keys: ["Enter"], notes: "pressed" },
    { keys: ["Space"], notes: "pressed" },
  ],
};
