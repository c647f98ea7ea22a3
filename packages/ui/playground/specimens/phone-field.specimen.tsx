import { PhoneField } from "@tessera/ui";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "PhoneField",
  states: {
    usual() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <PhoneField
            label={translate("Mobile phone", "Cep telefonu")}
            onChange={(number) => note(String(number))}
          />
          {notes}
        </>
      );
    },
    "with-a-number"() {
      return (
        <PhoneField
          label={useTranslate()("Mobile phone", "Cep telefonu")}
          defaultValue="+905321234567"
        />
      );
    },
    invalid() {
      const translate = useTranslate();
      return (
        <PhoneField
          label={translate("Mobile phone", "Cep telefonu")}
          defaultValue="+905321234567"
          errorMessage={translate(
            "Another account has this number.",
            "Bu numara başka bir hesapta.",
          )}
        />
      );
    },
    disabled() {
      return (
        <PhoneField
          label={useTranslate()("Mobile phone", "Cep telefonu")}
          isDisabled
          defaultValue="+905321234567"
        />
      );
    },
    large() {
      const translate = useTranslate();
      return (
        <PhoneField
          label={translate("Mobile phone", "Cep telefonu")}
          description={translate("For login codes only.", "Yalnızca giriş kodları için.")}
          size="l"
        />
      );
    },
  },
  probe({ probe }) {
    return <PhoneField {...probe} label={useTranslate()("Mobile phone", "Cep telefonu")} />;
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
