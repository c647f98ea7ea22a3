import { PhoneField } from "@tessera/ui";
import { useNotes } from "../notes.tsx";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "PhoneField",
  states: {
    usual() {
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <PhoneField
            label={say("Mobile phone", "Cep telefonu")}
            onChange={(number) => note(String(number))}
          />
          {notes}
        </>
      );
    },
    "with-a-number"() {
      return (
        <PhoneField label={useSay()("Mobile phone", "Cep telefonu")} defaultValue="+905321234567" />
      );
    },
    invalid() {
      const say = useSay();
      return (
        <PhoneField
          label={say("Mobile phone", "Cep telefonu")}
          defaultValue="+905321234567"
          errorMessage={say("Another account has this number.", "Bu numara başka bir hesapta.")}
        />
      );
    },
    disabled() {
      return (
        <PhoneField
          label={useSay()("Mobile phone", "Cep telefonu")}
          isDisabled
          defaultValue="+905321234567"
        />
      );
    },
    large() {
      const say = useSay();
      return (
        <PhoneField
          label={say("Mobile phone", "Cep telefonu")}
          description={say("For sign-in codes only.", "Yalnızca giriş kodları için.")}
          size="l"
        />
      );
    },
  },
  probe({ probe }) {
    return <PhoneField {...probe} label={useSay()("Mobile phone", "Cep telefonu")} />;
  },
  finds: [
    { role: "textbox", name: { en: "Mobile phone", tr: "Cep telefonu" } },
    { role: "button", name: { en: "TR +90 Country", tr: "TR +90 Ülke" } },
  ],
  keys: [
    {
      on: { role: "textbox", name: { en: "Mobile phone", tr: "Cep telefonu" } },
      keys: "05321234567".split(""),
      notes: "+905321234567",
    },
  ],
  opens: {
    trigger: { role: "button", name: { en: "TR +90 Country", tr: "TR +90 Ülke" } },
    opened: { role: "option", name: { en: "Turkey +90", tr: "Türkiye +90" } },
  },
  sameInBoth: ["TR"],
};
