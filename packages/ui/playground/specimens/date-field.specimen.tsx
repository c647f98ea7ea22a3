import { DateField } from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "DateField",
  states: {
    usual() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <DateField
            label={translate("Birth date", "Doğum tarihi")}
            onChange={(date) => note(date ?? "")}
          />
          {notes}
        </>
      );
    },
    filled() {
      const [day, setDay] = useState<string | null>("1991-04-23");
      return (
        <>
          <DateField
            label={useTranslate()("Birth date", "Doğum tarihi")}
            value={day}
            onChange={setDay}
          />
          <output data-notes="" hidden>
            {String(day)}
          </output>
        </>
      );
    },
    described() {
      const translate = useTranslate();
      return (
        <DateField
          isRequired
          size="l"
          label={translate("Birth date", "Doğum tarihi")}
          description={translate(
            "You must be at least 13 years old.",
            "En az 13 yaşında olmalısınız.",
          )}
        />
      );
    },
    invalid() {
      const translate = useTranslate();
      return (
        <DateField
          label={translate("Birth date", "Doğum tarihi")}
          defaultValue="2020-04-23"
          errorMessage={translate(
            "Accounts are for people of 13 and over.",
            "Hesap açmak için en az 13 yaşında olmalısınız.",
          )}
        />
      );
    },
    "out-of-range"() {
      const translate = useTranslate();
      return (
        <DateField
          label={translate("Valid until", "Son geçerlilik günü")}
          defaultValue="2019-12-31"
          minDate="2020-01-01"
          maxDate="2030-12-31"
        />
      );
    },
    disabled() {
      return (
        <DateField
          isDisabled
          label={useTranslate()("Birth date", "Doğum tarihi")}
          defaultValue="1991-04-23"
        />
      );
    },
    "read-only"() {
      return (
        <DateField
          isReadOnly
          label={useTranslate()("Birth date", "Doğum tarihi")}
          defaultValue="1991-04-23"
        />
      );
    },
  },
  probe({ probe }) {
    return <DateField {...probe} label={useTranslate()("Birth date", "Doğum tarihi")} />;
  },
  finds: [
    { role: "group", name: { en: "Birth date", tr: "Doğum tarihi" } },
    {
      role: "spinbutton",
      name: { en: "year, Birth date", tr: "yıl, Doğum tarihi" },
    },
  ],
  // The year is yyyy in Turkish too.
  sameInBoth: ["yyyy"],
  keys: [{ keys: ["0", "4", "2", "3", "1", "9", "9", "1"], notes: "1991-04-23" }],
};
