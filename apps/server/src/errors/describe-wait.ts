import type { Locale, LocalizedText } from "@tessera/contract";

/** Waits from this many seconds on are given in minutes. */
const leastMinutesSeconds = 120;
/** Waits from this many seconds on are given in hours. */
const leastHoursSeconds = 7_200;

type Unit = "second" | "minute" | "hour";
type Formats = Readonly<Record<Unit, Intl.NumberFormat>>;

/** Cached, because creating a format costs more than a refused call should. */
const formats: Readonly<Record<Locale, Formats>> = {
  en: createFormats("en"),
  tr: createFormats("tr"),
};

/** Returns a wait in words: `1 second`, `59 minutes`, `20 hours`. */
export function describeWait(seconds: number): LocalizedText {
  const { unit, count } = measure(seconds);
  return { en: formats.en[unit].format(count), tr: formats.tr[unit].format(count) };
}

function measure(seconds: number): { readonly unit: Unit; readonly count: number } {
  if (seconds < leastMinutesSeconds) return { unit: "second", count: seconds };
  if (seconds < leastHoursSeconds) return { unit: "minute", count: Math.ceil(seconds / 60) };
  return { unit: "hour", count: Math.ceil(seconds / 3_600) };
}

function createFormats(locale: Locale): Formats {
  const of = (unit: Unit) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return { second: of("second"), minute: of("minute"), hour: of("hour") };
}
