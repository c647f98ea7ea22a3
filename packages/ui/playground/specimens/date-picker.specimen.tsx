import { DatePicker } from "@tessera/ui";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "DatePicker",
  states: {
    usual() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <DatePicker
            label={translate("Launch day", "Yayın günü")}
            defaultValue="2026-11-21"
            onChange={(day) => note(String(day))}
          />
          {notes}
        </>
      );
    },
    empty() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <DatePicker
            label={translate("Launch day", "Yayın günü")}
            description={translate(
              "The day the tokens are published.",
              "Tokenların yayımlandığı gün.",
            )}
            onChange={(day) => note(String(day))}
          />
          {notes}
        </>
      );
    },
    "within-bounds"() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <DatePicker
            label={translate("Birthday", "Doğum günü")}
            defaultValue="1990-05-17"
            minDate="1900-01-01"
            maxDate="2013-11-21"
            onChange={(day) => note(String(day))}
          />
          {notes}
        </>
      );
    },
    "without-weekends"() {
      const translate = useTranslate();
      return (
        <DatePicker
          label={translate("Review", "Gözden geçirme")}
          note={translate("Weekends are off.", "Hafta sonları çalışılmaz.")}
          defaultValue="2026-11-20"
          isUnavailable={(day) => [0, 6].includes(new Date(day).getUTCDay())}
        />
      );
    },
    invalid() {
      const translate = useTranslate();
      return (
        <DatePicker
          label={translate("Birthday", "Doğum günü")}
          defaultValue="2020-01-01"
          errorMessage={translate("You must be at least 13.", "En az 13 yaşında olmalısınız.")}
        />
      );
    },
    disabled() {
      return (
        <DatePicker
          label={useTranslate()("Launch day", "Yayın günü")}
          defaultValue="2026-11-21"
          isDisabled
        />
      );
    },
    large() {
      return (
        <DatePicker
          label={useTranslate()("Launch day", "Yayın günü")}
          defaultValue="2026-11-21"
          size="l"
        />
      );
    },
    open() {
      return (
        <DatePicker
          label={useTranslate()("Launch day", "Yayın günü")}
          defaultValue="2026-11-21"
          defaultOpen
        />
      );
    },
  },
  probe({ probe }) {
    return (
      <DatePicker
        {...probe}
        label={useTranslate()("Launch day", "Yayın günü")}
        defaultValue="2026-11-21"
      />
    );
  },
  finds: [{ role: "group", name: { en: "Launch day", tr: "Yayın günü" } }],
  keys: [{ keys: ["ArrowUp"], notes: "2026-12-21" }],
  opens: {
    trigger: {
      role: "button",
      name: { en: "Calendar Launch day", tr: "Takvim Yayın günü" },
    },
    opened: { role: "dialog", name: { en: "Calendar Launch day", tr: "Takvim Yayın günü" } },
  },
  sameInBoth: ["yyyy"],
};
