import { PasswordField } from "@tessera/ui";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "PasswordField",
  states: {
    usual() {
      return <PasswordField label={useSay()("Password", "Parola")} />;
    },
    described() {
      const say = useSay();
      return (
        <PasswordField
          isRequired
          label={say("New password", "Yeni parola")}
          description={say("At least 8 characters.", "En az 8 karakter.")}
          autoComplete="new-password"
        />
      );
    },
    filled() {
      return <PasswordField label={useSay()("Password", "Parola")} defaultValue="sessiz karolar" />;
    },
    invalid() {
      const say = useSay();
      return (
        <PasswordField
          size="l"
          label={say("Password", "Parola")}
          defaultValue="1234"
          errorMessage={say("At least 8 characters.", "En az 8 karakter.")}
        />
      );
    },
    disabled() {
      return (
        <PasswordField
          isDisabled
          label={useSay()("Password", "Parola")}
          defaultValue="sessiz karolar"
        />
      );
    },
  },
  probe({ probe }) {
    return <PasswordField {...probe} label={useSay()("Password", "Parola")} />;
  },
  finds: [{ role: "button", name: { en: "Show password", tr: "Parolayı göster" } }],
};
