import type { Locale, LocalizedText } from "@tessera/contract";

/** Longer waits are given in minutes. */
const leastMinutesSeconds = 120;

type Unit = "second" | "minute";
type Formats = Readonly<Record<Unit, Intl.NumberFormat>>;

/** Cached, because creating a format costs more than a refused call should. */
const formats: Readonly<Record<Locale, Formats>> = {
  en: { second: createFormat("en", "second"), minute: createFormat("en", "minute") },
  tr: { second: createFormat("tr", "second"), minute: createFormat("tr", "minute") },
};

/** Returns a wait in words: `1 second`, `59 minutes`. */
export function describeWait(seconds: number): LocalizedText {
  const unit = seconds < leastMinutesSeconds ? "second" : "minute";
  const count = unit === "second" ? seconds : Math.ceil(seconds / 60);
  return { en: formats.en[unit].format(count), tr: formats.tr[unit].format(count) };
}

function createFormat(locale: Locale, unit: Unit): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
}
