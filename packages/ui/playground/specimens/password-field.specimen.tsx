import { PasswordField } from "@tessera/ui";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "PasswordField",
  states: {
    usual() {
      return <PasswordField label={useTranslate()("Password", "Parola")} />;
    },
    described() {
      const translate = useTranslate();
      return (
        <PasswordField
          isRequired
          label={translate("New password", "Yeni parola")}
          description={translate("At least 8 characters.", "En az 8 karakter.")}
          autoComplete="new-password"
        />
      );
    },
    filled() {
      return (
        <PasswordField label={useTranslate()("Password", "Parola")} defaultValue="sessiz karolar" />
      );
    },
    invalid() {
      const translate = useTranslate();
      return (
        <PasswordField
          size="l"
          label={translate("Password", "Parola")}
          defaultValue="1234"
          errorMessage={translate("At least 8 characters.", "En az 8 karakter.")}
        />
      );
    },
    disabled() {
      return (
        <PasswordField
          isDisabled
          label={useTranslate()("Password", "Parola")}
          defaultValue="sessiz karolar"
        />
      );
    },
  },
  probe({ probe }) {
    return <PasswordField {...probe} label={useTranslate()("Password", "Parola")} />;
  },
  finds: [{ role: "button", name: { en: "Show password", tr: "Parolayı göster" } }],
};
