import { EmailField } from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "EmailField",
  states: {
    usual() {
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <EmailField label={say("Email", "E-posta")} onChange={note} />
          {notes}
        </>
      );
    },
    controlled() {
      const say = useSay();
      const [note, notes] = useNotes();
      const [email, setEmail] = useState("Elif@Acme.Example");
      return (
        <>
          <EmailField
            label={say("Email", "E-posta")}
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
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <EmailField
            label={say("Email", "E-posta")}
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
      return <EmailField label={useSay()("Email", "E-posta")} defaultValue="ELİF@Acme.Example" />;
    },
    invalid() {
      const say = useSay();
      return (
        <EmailField
          label={say("Email", "E-posta")}
          defaultValue="elif@acme"
          errorMessage={say(
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
          label={useSay()("Email", "E-posta")}
          defaultValue="elif@acme.example"
        />
      );
    },
  },
  probe({ probe }) {
    return <EmailField {...probe} label={useSay()("Email", "E-posta")} />;
  },
  finds: [{ role: "textbox", name: { en: "Email", tr: "E-posta" } }],
  keys: [{ keys: ["E", "L", "I", "F", "@", "A"], notes: "elif@a" }],
};
