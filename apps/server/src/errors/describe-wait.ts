import type { Locale, LocalizedText } from "@tessera/contract";

/** From this wait on, minutes say enough. */
const leastMinutesSeconds = 120;

type Unit = "second" | "minute";
type Formats = Readonly<Record<Unit, Intl.NumberFormat>>;

/** Made once: a format costs more to make than a refused call may. */
const formats: Readonly<Record<Locale, Formats>> = {
  en: { second: makeFormat("en", "second"), minute: makeFormat("en", "minute") },
  tr: { second: makeFormat("tr", "second"), minute: makeFormat("tr", "minute") },
};

/** A wait in words: `1 second`, `59 minutes`. */
export function describeWait(seconds: number): LocalizedText {
  const unit = seconds < leastMinutesSeconds ? "second" : "minute";
  const count = unit === "second" ? seconds : Math.ceil(seconds / 60);
  return { en: formats.en[unit].format(count), tr: formats.tr[unit].format(count) };
}

function makeFormat(locale: Locale, unit: Unit): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
}
