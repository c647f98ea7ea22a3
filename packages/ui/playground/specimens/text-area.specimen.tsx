import { TextArea } from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "TextArea",
  states: {
    usual() {
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <TextArea label={say("Your feedback", "Geri bildiriminiz")} onChange={note} />
          {notes}
        </>
      );
    },
    described() {
      const say = useSay();
      return (
        <TextArea
          label={say("Your feedback", "Geri bildiriminiz")}
          description={say("At least 10 characters.", "En az 10 karakter.")}
          placeholder={say("What could be better?", "Ne daha iyi olabilir?")}
        />
      );
    },
    counted() {
      const say = useSay();
      return (
        <TextArea
          label={say("Note of the version", "Sürümün notu")}
          maxLength={200}
          defaultValue={say("Lapis in place of Minium.", "Minium yerine Lapis.")}
        />
      );
    },
    "near-the-limit"() {
      const say = useSay();
      return (
        <TextArea
          label={say("Note of the version", "Sürümün notu")}
          maxLength={30}
          defaultValue={say("Lapis in place of Minium.", "Minium yerine Lapis geldi.")}
        />
      );
    },
    "over-the-limit"() {
      const say = useSay();
      return (
        <TextArea
          label={say("Note of the version", "Sürümün notu")}
          maxLength={20}
          defaultValue={say("Lapis in place of Minium.", "Minium yerine Lapis geldi.")}
        />
      );
    },
    growing() {
      const say = useSay();
      const [text, setText] = useState(
        say("One line.\nAnother one.\nA third.", "Bir satır.\nBir satır daha.\nÜçüncüsü."),
      );
      return (
        <TextArea
          label={say("Message", "Mesaj")}
          rows={2}
          maxRows={6}
          value={text}
          onChange={setText}
        />
      );
    },
    invalid() {
      const say = useSay();
      return (
        <TextArea
          label={say("Your feedback", "Geri bildiriminiz")}
          defaultValue={say("Nice", "Güzel")}
          errorMessage={say("Write at least 10 characters.", "En az 10 karakter yazın.")}
        />
      );
    },
    disabled() {
      const say = useSay();
      return (
        <TextArea
          label={say("Your feedback", "Geri bildiriminiz")}
          isDisabled
          defaultValue={say("The export was quick.", "Dışa aktarma hızlıydı.")}
        />
      );
    },
    "read-only-code"() {
      const say = useSay();
      return (
        <TextArea
          label={say("Imported variables", "İçe aktarılan değişkenler")}
          isMono
          isReadOnly
          rows={3}
          defaultValue={":root {\n  --color-accent: #2447b8;\n}"}
        />
      );
    },
  },
  probe({ probe }) {
    return <TextArea {...probe} label={useSay()("Your feedback", "Geri bildiriminiz")} />;
  },
  finds: [{ role: "textbox", name: { en: "Your feedback", tr: "Geri bildiriminiz" } }],
  keys: [{ keys: ["O", "k", "Enter", "Shift+A"], notes: "Ok\nA" }],
  sameInBoth: [":root {\n  --color-accent: #2447b8;\n}"],
};
