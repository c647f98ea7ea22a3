import type { Locale, LocalizedText } from "@tessera/contract";

/** From this wait on, minutes say enough. */
const leastMinutesSeconds = 120;

/** A wait in words: `1 second`, `59 minutes`. */
export function describeWait(seconds: number): LocalizedText {
  return { en: print(seconds, "en"), tr: print(seconds, "tr") };
}

function print(seconds: number, locale: Locale): string {
  const isLong = seconds >= leastMinutesSeconds;
  const unit = isLong ? "minute" : "second";
  const count = isLong ? Math.ceil(seconds / 60) : seconds;
  return count.toLocaleString(locale, { style: "unit", unit, unitDisplay: "long" });
}
