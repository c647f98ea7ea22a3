import { Checkbox, TextLink } from "@tessera/ui";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Checkbox",
  states: {
    usual() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <Checkbox onChange={(isTicked) => note(String(isTicked))}>
            {translate("Keep pinned values", "Sabitlenen değerler kalsın")}
          </Checkbox>
          {notes}
        </>
      );
    },
    ticked() {
      return (
        <Checkbox defaultSelected>
          {useTranslate()("Keep pinned values", "Sabitlenen değerler kalsın")}
        </Checkbox>
      );
    },
    mixed() {
      return (
        <Checkbox isIndeterminate>{useTranslate()("All categories", "Bütün kategoriler")}</Checkbox>
      );
    },
    described() {
      const translate = useTranslate();
      return (
        <Checkbox
          description={translate(
            "They stay as they are when the base color changes.",
            "Ana renk değişince oldukları gibi kalırlar.",
          )}
        >
          {translate("Keep pinned values", "Sabitlenen değerler kalsın")}
        </Checkbox>
      );
    },
    invalid() {
      const translate = useTranslate();
      return (
        <Checkbox
          isRequired
          errorMessage={translate(
            "Without the terms there is no account.",
            "Koşullar kabul edilmeden hesap açılamaz.",
          )}
        >
          {translate("I accept the ", "Kabul ediyorum: ")}
          <TextLink href="#terms">{translate("terms of service", "hizmet koşulları")}</TextLink>
        </Checkbox>
      );
    },
    disabled() {
      return (
        <Checkbox isDisabled defaultSelected>
          {useTranslate()("Keep pinned values", "Sabitlenen değerler kalsın")}
        </Checkbox>
      );
    },
    "read-only"() {
      return (
        <Checkbox isReadOnly defaultSelected>
          {useTranslate()("Keep pinned values", "Sabitlenen değerler kalsın")}
        </Checkbox>
      );
    },
    "without-text"() {
      return <Checkbox aria-label={useTranslate()("Choose this row", "Bu satırı seç")} />;
    },
    "long-text"() {
      const translate = useTranslate();
      return (
        <div style={{ maxWidth: 240 }}>
          <Checkbox>
            {translate(
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
      <Checkbox {...probe}>
        {useTranslate()("Keep pinned values", "Sabitlenen değerler kalsın")}
      </Checkbox>
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
