import { EmailField } from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "EmailField",
  states: {
    usual() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <EmailField label={translate("Email", "E-posta")} onChange={note} />
          {notes}
        </>
      );
    },
    controlled() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      const [email, setEmail] = useState("Elif@Acme.Example");
      return (
        <>
          <EmailField
            label={translate("Email", "E-posta")}
            value={email}
            onChange={(typed) => {
              setEmail(typed);
              note(typed);
            }}
          />
          {notes}
        </>
      );
    },
    registered() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <EmailField
            label={translate("Email", "E-posta")}
            inputProps={{
              name: "email",
              onChange: ({ currentTarget }) => note(currentTarget.value),
            }}
          />
          {notes}
        </>
      );
    },
    filled() {
      return (
        <EmailField label={useTranslate()("Email", "E-posta")} defaultValue="ELİF@Acme.Example" />
      );
    },
    invalid() {
      const translate = useTranslate();
      return (
        <EmailField
          label={translate("Email", "E-posta")}
          defaultValue="elif@acme"
          errorMessage={translate(
            "An address looks like name@example.com.",
            "Adres ad@ornek.com gibi olur.",
          )}
        />
      );
    },
    disabled() {
      return (
        <EmailField
          isDisabled
          label={useTranslate()("Email", "E-posta")}
          defaultValue="elif@acme.example"
        />
      );
    },
  },
  probe({ probe }) {
    return <EmailField {...probe} label={useTranslate()("Email", "E-posta")} />;
  },
  finds: [{ role: "textbox", name: { en: "Email", tr: "E-posta" } }],
  keys: [{ keys: ["E", "L", "I", "F", "@", "A"], notes: "elif@a" }],
};
