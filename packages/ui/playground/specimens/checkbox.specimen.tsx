import { Checkbox, TextLink } from "@tessera/ui";
import { useNotes } from "../notes.tsx";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Checkbox",
  states: {
    usual() {
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <Checkbox onChange={(isTicked) => note(String(isTicked))}>
            {say("Keep pinned values", "Sabitlenen değerler kalsın")}
          </Checkbox>
          {notes}
        </>
      );
    },
    ticked() {
      return (
        <Checkbox defaultSelected>
          {useSay()("Keep pinned values", "Sabitlenen değerler kalsın")}
        </Checkbox>
      );
    },
    mixed() {
      return <Checkbox isIndeterminate>{useSay()("All categories", "Bütün kategoriler")}</Checkbox>;
    },
    described() {
      const say = useSay();
      return (
        <Checkbox
          description={say(
            "They stay as they are when the base color changes.",
            "Ana renk değişince oldukları gibi kalırlar.",
          )}
        >
          {say("Keep pinned values", "Sabitlenen değerler kalsın")}
        </Checkbox>
      );
    },
    invalid() {
      const say = useSay();
      return (
        <Checkbox
          isRequired
          errorMessage={say(
            "Without the terms there is no account.",
            "Koşullar kabul edilmeden hesap açılamaz.",
          )}
        >
          {say("I accept the ", "Kabul ediyorum: ")}
          <TextLink href="#terms">{say("terms of service", "hizmet koşulları")}</TextLink>
        </Checkbox>
      );
    },
    disabled() {
      return (
        <Checkbox isDisabled defaultSelected>
          {useSay()("Keep pinned values", "Sabitlenen değerler kalsın")}
        </Checkbox>
      );
    },
    "read-only"() {
      return (
        <Checkbox isReadOnly defaultSelected>
          {useSay()("Keep pinned values", "Sabitlenen değerler kalsın")}
        </Checkbox>
      );
    },
    "without-text"() {
      return <Checkbox aria-label={useSay()("Choose this row", "Bu satırı seç")} />;
    },
    "long-text"() {
      const say = useSay();
      return (
        <div style={{ maxWidth: 240 }}>
          <Checkbox>
            {say(
              "Tell me when somebody of my organization saves a revision of this design system",
              "Kuruluşumdan biri bu tasarım sisteminin yeni bir revizyonunu kaydedince haber ver",
            )}
          </Checkbox>
        </div>
      );
    },
  },
  probe({ probe }) {
    return (
      <Checkbox {...probe}>{useSay()("Keep pinned values", "Sabitlenen değerler kalsın")}</Checkbox>
    );
  },
  finds: [
    { role: "checkbox", name: { en: "Keep pinned values", tr: "Sabitlenen değerler kalsın" } },
  ],
  keys: [
    { keys: ["Space"], notes: "true" },
    { keys: ["Space", "Space"], notes: "false" },
  ],
};
