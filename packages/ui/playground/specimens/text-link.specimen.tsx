import { Text, TextLink } from "@tessera/ui";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "TextLink",
  states: {
    usual() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <Text>
            {translate("New here? ", "Burada yeni misiniz? ")}
            <TextLink href="#register" onPress={() => note("pressed")}>
              {translate("Create an account", "Hesap oluşturun")}
            </TextLink>
          </Text>
          {notes}
        </>
      );
    },
    "long-text"() {
      const translate = useTranslate();
      return (
        <Text style={{ maxWidth: 240 }}>
          {translate("Read ", "Okuyun: ")}
          <TextLink href="#promises">
            {translate(
              "how every step of a palette owns a window of contrast against white",
              "bir paletin her basamağı beyaza karşı nasıl bir kontrast aralığına sahiptir",
            )}
          </TextLink>
          {translate(" before you pin one.", " (bir basamağı sabitlemeden önce).")}
        </Text>
      );
    },
    disabled() {
      return (
        <TextLink href="#docs" isDisabled>
          {useTranslate()("Docs", "Dokümanlar")}
        </TextLink>
      );
    },
  },
  probe({ probe }) {
    return (
      <TextLink {...probe} href="#register">
        {useTranslate()("Create an account", "Hesap oluşturun")}
      </TextLink>
    );
  },
  finds: [{ role: "link", name: { en: "Create an account", tr: "Hesap oluşturun" } }],
  keys: [{ keys: ["Enter"], notes: "pressed" }],
};
