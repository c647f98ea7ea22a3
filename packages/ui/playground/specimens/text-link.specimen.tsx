import { Text, TextLink } from "@tessera/ui";
import { useNotes } from "../notes.tsx";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "TextLink",
  states: {
    usual() {
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <Text>
            {say("New here? ", "Burada yeni misiniz? ")}
            <TextLink href="#register" onPress={() => note("pressed")}>
              {say("Create an account", "Hesap oluşturun")}
            </TextLink>
          </Text>
          {notes}
        </>
      );
    },
    "long-text"() {
      const say = useSay();
      return (
        <Text style={{ maxWidth: 240 }}>
          {say("Read ", "Okuyun: ")}
          <TextLink href="#promises">
            {say(
              "how every step of a palette owns a window of contrast against white",
              "bir paletin her basamağı beyaza karşı nasıl bir kontrast aralığına sahiptir",
            )}
          </TextLink>
          {say(" before you pin one.", " (bir basamağı sabitlemeden önce).")}
        </Text>
      );
    },
    disabled() {
      return (
        <TextLink href="#docs" isDisabled>
          {useSay()("Docs", "Dokümanlar")}
        </TextLink>
      );
    },
  },
  probe({ probe }) {
    return (
      <TextLink {...probe} href="#register">
        {useSay()("Create an account", "Hesap oluşturun")}
      </TextLink>
    );
  },
  finds: [{ role: "link", name: { en: "Create an account", tr: "Hesap oluşturun" } }],
  keys: [{ keys: ["Enter"], notes: "pressed" }],
};
