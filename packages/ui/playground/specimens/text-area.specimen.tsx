import { TextArea } from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "TextArea",
  states: {
    usual() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <TextArea label={translate("Your feedback", "Geri bildiriminiz")} onChange={note} />
          {notes}
        </>
      );
    },
    described() {
      const translate = useTranslate();
      return (
        <TextArea
          label={translate("Your feedback", "Geri bildiriminiz")}
          description={translate("At least 10 characters.", "En az 10 karakter.")}
          placeholder={translate("What could be better?", "Ne daha iyi olabilir?")}
        />
      );
    },
    counted() {
      const translate = useTranslate();
      return (
        <TextArea
          label={translate("Note of the version", "Sürümün notu")}
          maxLength={200}
          defaultValue={translate("Lapis in place of Minium.", "Minium yerine Lapis.")}
        />
      );
    },
    "near-the-limit"() {
      const translate = useTranslate();
      return (
        <TextArea
          label={translate("Note of the version", "Sürümün notu")}
          maxLength={30}
          defaultValue={translate("Lapis in place of Minium.", "Minium yerine Lapis geldi.")}
        />
      );
    },
    "over-the-limit"() {
      const translate = useTranslate();
      return (
        <TextArea
          label={translate("Note of the version", "Sürümün notu")}
          maxLength={20}
          defaultValue={translate("Lapis in place of Minium.", "Minium yerine Lapis geldi.")}
        />
      );
    },
    growing() {
      const translate = useTranslate();
      const [text, setText] = useState(
        translate("One line.\nAnother one.\nA third.", "Bir satır.\nBir satır daha.\nÜçüncüsü."),
      );
      return (
        <TextArea
          label={translate("Message", "Mesaj")}
          rows={2}
          maxRows={6}
          value={text}
          onChange={setText}
        />
      );
    },
    invalid() {
      const translate = useTranslate();
      return (
        <TextArea
          label={translate("Your feedback", "Geri bildiriminiz")}
          defaultValue={translate("Nice", "Güzel")}
          errorMessage={translate("Write at least 10 characters.", "En az 10 karakter yazın.")}
        />
      );
    },
    disabled() {
      const translate = useTranslate();
      return (
        <TextArea
          label={translate("Your feedback", "Geri bildiriminiz")}
          isDisabled
          defaultValue={translate("The export was quick.", "Dışa aktarma hızlıydı.")}
        />
      );
    },
    "read-only-code"() {
      const translate = useTranslate();
      return (
        <TextArea
          label={translate("Imported variables", "İçe aktarılan değişkenler")}
          isMono
          isReadOnly
          rows={3}
          defaultValue={":root {\n  --color-accent: #2447b8;\n}"}
        />
      );
    },
  },
  probe({ probe }) {
    return <TextArea {...probe} label={useTranslate()("Your feedback", "Geri bildiriminiz")} />;
  },
  finds: [{ role: "textbox", name: { en: "Your feedback", tr: "Geri bildiriminiz" } }],
  keys: [{ keys: ["O", "k", "Enter", "Shift+A"], notes: "Ok\nA" }],
  sameInBoth: [":root {\n  --color-accent: #2447b8;\n}"],
};
