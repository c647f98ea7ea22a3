import { Button, type Mask, MaskedField } from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { useSay } from "../say.ts";
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
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <MaskedField
            label={say("Launch day", "Yayın günü")}
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
          label={useSay()("Launch day", "Yayın günü")}
          mask={{ kind: "date" }}
          defaultValue="2026-12-31"
        />
      );
    },
    number() {
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <MaskedField
            label={say("Budget", "Bütçe")}
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
          label={useSay()("Letter spacing", "Harf aralığı")}
          isMono
          unit="em"
          mask={{ kind: "number", scale: 3, isSigned: true }}
          defaultValue={-0.035}
        />
      );
    },
    range() {
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <MaskedField
            label={say("Hour of the backup", "Yedekleme saati")}
            description={say("From 00 to 23.", "00 ile 23 arasında.")}
            isMono
            mask={{ kind: "range", from: 0, to: 23, width: 2 }}
            onChange={(value, isComplete) => note(`${value} ${isComplete}`)}
          />
          {notes}
        </>
      );
    },
    choice() {
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <MaskedField
            label={say("Unit", "Birim")}
            isMono
            mask={{ kind: "enum", texts: ["px", "rem", "em"] }}
            onChange={(value, isComplete) => note(`${value} ${isComplete}`)}
          />
          {notes}
        </>
      );
    },
    expression() {
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <MaskedField
            label={say("Hex color", "Onaltılık renk")}
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
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <MaskedField
            label={say("Invoice", "Fatura")}
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
      const say = useSay();
      const [day, setDay] = useState<string | null>("2026-12-31");
      return (
        <>
          <MaskedField
            label={say("Launch day", "Yayın günü")}
            mask={{ kind: "date" }}
            value={day}
            onChange={setDay}
          />
          <Button onPress={() => setDay("2027-01-02")}>
            {say("Next day of work", "Sonraki iş günü")}
          </Button>
        </>
      );
    },
    invalid() {
      const say = useSay();
      return (
        <MaskedField
          label={say("Launch day", "Yayın günü")}
          mask={{ kind: "date" }}
          defaultValue="2020-01-01"
          errorMessage={say("This day is over.", "Bu gün geçti.")}
        />
      );
    },
    disabled() {
      return (
        <MaskedField
          label={useSay()("Launch day", "Yayın günü")}
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
        label={useSay()("Launch day", "Yayın günü")}
        mask={{ kind: "date" }}
      />
    );
  },
  finds: [{ role: "textbox", name: { en: "Launch day", tr: "Yayın günü" } }],
  keys: [{ keys: "02022026".split(""), notes: "2026-02-02 true" }],
  sameInBoth: ["px", "rem", "em", "USD"],
};
