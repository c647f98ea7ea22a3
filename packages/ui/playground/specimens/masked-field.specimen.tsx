import { Button, type Mask, MaskedField } from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

const price = { kind: "number", scale: 2, min: 1, max: 999_999 } as const satisfies Mask;
const hex = {
  kind: "regexp",
  beginning: /^#[0-9a-f]{0,6}$/i,
  whole: /^#([0-9a-f]{3}|[0-9a-f]{6})$/i,
} as const satisfies Mask;

export const specimen: Specimen = {
  name: "MaskedField",
  states: {
    usual() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <MaskedField
            label={translate("Launch day", "Yayın günü")}
            mask={{ kind: "date" }}
            onChange={(day, isComplete) => note(`${day} ${isComplete}`)}
          />
          {notes}
        </>
      );
    },
    "day-of-a-value"() {
      return (
        <MaskedField
          label={useTranslate()("Launch day", "Yayın günü")}
          mask={{ kind: "date" }}
          defaultValue="2026-12-31"
        />
      );
    },
    number() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <MaskedField
            label={translate("Budget", "Bütçe")}
            isMono
            unit="USD"
            mask={price}
            defaultValue={12_500.5}
            onChange={(value, isComplete) => note(`${value} ${isComplete}`)}
          />
          {notes}
        </>
      );
    },
    "signed-number"() {
      return (
        <MaskedField
          label={useTranslate()("Letter spacing", "Harf aralığı")}
          isMono
          unit="em"
          mask={{ kind: "number", scale: 3, isSigned: true }}
          defaultValue={-0.035}
        />
      );
    },
    range() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <MaskedField
            label={translate("Hour of the backup", "Yedekleme saati")}
            description={translate("From 00 to 23.", "00 ile 23 arasında.")}
            isMono
            mask={{ kind: "range", from: 0, to: 23, width: 2 }}
            onChange={(value, isComplete) => note(`${value} ${isComplete}`)}
          />
          {notes}
        </>
      );
    },
    choice() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <MaskedField
            label={translate("Unit", "Birim")}
            isMono
            mask={{ kind: "enum", texts: ["px", "rem", "em"] }}
            onChange={(value, isComplete) => note(`${value} ${isComplete}`)}
          />
          {notes}
        </>
      );
    },
    expression() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <MaskedField
            label={translate("Hex color", "Onaltılık renk")}
            isMono
            mask={hex}
            example="#2447b8"
            onChange={(value, isComplete) => note(`${value} ${isComplete}`)}
          />
          {notes}
        </>
      );
    },
    pattern() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <MaskedField
            label={translate("Invoice", "Fatura")}
            isMono
            mask={{ kind: "pattern", pattern: "aaa-0000" }}
            example="TSR-0042"
            onChange={(value, isComplete) => note(`${value} ${isComplete}`)}
          />
          {notes}
        </>
      );
    },
    controlled() {
      const translate = useTranslate();
      const [day, setDay] = useState<string | null>("2026-12-31");
      return (
        <>
          <MaskedField
            label={translate("Launch day", "Yayın günü")}
            mask={{ kind: "date" }}
            value={day}
            onChange={setDay}
          />
          <Button onPress={() => setDay("2027-01-02")}>
            {translate("Next day of work", "Sonraki iş günü")}
          </Button>
        </>
      );
    },
    invalid() {
      const translate = useTranslate();
      return (
        <MaskedField
          label={translate("Launch day", "Yayın günü")}
          mask={{ kind: "date" }}
          defaultValue="2020-01-01"
          errorMessage={translate("This day is over.", "Bu gün geçti.")}
        />
      );
    },
    disabled() {
      return (
        <MaskedField
          label={useTranslate()("Launch day", "Yayın günü")}
          mask={{ kind: "date" }}
          isDisabled
          defaultValue="2026-12-31"
        />
      );
    },
  },
  probe({ probe }) {
    return (
      <MaskedField
        {...probe}
        label={useTranslate()("Launch day", "Yayın günü")}
        mask={{ kind: "date" }}
      />
    );
  },
  finds: [{ role: "textbox", name: { en: "Launch day", tr: "Yayın günü" } }],
  keys: [{ keys: "02022026".split(""), notes: "2026-02-02 true" }],
  sameInBoth: ["px", "rem", "em", "USD"],
};
