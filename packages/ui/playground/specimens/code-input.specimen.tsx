import { CodeInput } from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "CodeInput",
  states: {
    usual() {
      const translate = useTranslate();
      const [finished, setFinished] = useState<readonly string[]>([]);
      return (
        <>
          <CodeInput
            label={translate("Code", "Kod")}
            description={translate(
              "Sent to elif@acme.example. Good for 10 minutes.",
              "elif@acme.example adresine gönderildi. 10 dakika geçerlidir.",
            )}
            onFinish={(code) => setFinished([...finished, code])}
          />
          <output data-notes="" hidden>
            {finished.join(" ")}
          </output>
        </>
      );
    },
    four() {
      return (
        <CodeInput label={useTranslate()("Code", "Kod")} length={4} onFinish={() => undefined} />
      );
    },
    invalid() {
      const translate = useTranslate();
      return (
        <CodeInput
          label={translate("Code", "Kod")}
          errorMessage={translate(
            "This code does not match. 4 tries are left.",
            "Kod eşleşmiyor. 4 deneme hakkınız kaldı.",
          )}
          onFinish={() => undefined}
        />
      );
    },
    disabled() {
      return (
        <CodeInput isDisabled label={useTranslate()("Code", "Kod")} onFinish={() => undefined} />
      );
    },
    "read-only"() {
      return (
        <CodeInput isReadOnly label={useTranslate()("Code", "Kod")} onFinish={() => undefined} />
      );
    },
    "takes-focus"() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <CodeInput takesFocus label={translate("Code", "Kod")} onFinish={note} />
          {notes}
        </>
      );
    },
  },
  probe({ probe }) {
    return (
      <CodeInput {...probe} label={useTranslate()("Code", "Kod")} onFinish={() => undefined} />
    );
  },
  finds: [
    { role: "group", name: { en: "Code", tr: "Kod" } },
    { role: "textbox", name: { en: "Digit 1 of 6", tr: "1. hane, toplam 6" } },
  ],
  keys: [
    { keys: ["4", "0", "9", "2", "1", "8"], notes: "409218" },
    {
      keys: ["4", "0", "x", "9", "2", "Backspace", "Backspace", "3", "2", "1", "8"],
      notes: "403218",
    },
  ],
};
