import { Button, ErrorNote } from "@tessera/ui";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "ErrorNote",
  states: {
    usual() {
      const translate = useTranslate();
      return (
        <ErrorNote>
          {translate(
            "The address or the password is wrong. Try again, or reset the password.",
            "Adres veya parola yanlış. Yeniden deneyin veya parolayı sıfırlayın.",
          )}
        </ErrorNote>
      );
    },
    action() {
      const translate = useTranslate();
      return (
        <ErrorNote action={<Button size="s">{translate("Retry", "Yeniden dene")}</Button>}>
          {translate("Not saved. You are offline.", "Kaydedilmedi. Çevrimdışısınız.")}
        </ErrorNote>
      );
    },
    "long-text"() {
      const translate = useTranslate();
      return (
        <ErrorNote action={<Button size="s">{translate("Retry", "Yeniden dene")}</Button>}>
          {translate(
            "The file design-system-with-a-very-long-name-that-nobody-shortened.tokens.json was not read: its groups are nested deeper than 32 levels. Flatten it and try again.",
            "kimsenin-kisaltmadigi-cok-uzun-adli-bir-tasarim-sistemi.tokens.json okunamadı: grupları 32 düzeyden derin. Düzleştirip yeniden deneyin.",
          )}
        </ErrorNote>
      );
    },
  },
  probe({ probe }) {
    return <ErrorNote {...probe}>{useTranslate()("Not saved.", "Kaydedilmedi.")}</ErrorNote>;
  },
  finds: [],
};
