import type { ProblemValues, ValuePart, Modes } from "@tessera/engine";
import { describeExpected } from "./expected-texts.ts";
import type { Locale, LocalizedText } from "./locale.ts";

/** The texts of the choices on each axis of modes. */
const modeTexts: Readonly<Record<Modes[keyof Modes], LocalizedText>> = {
  light: { en: "light mode", tr: "açık tema" },
  dark: { en: "dark mode", tr: "koyu tema" },
  default: { en: "default contrast", tr: "varsayılan kontrast" },
  high: { en: "high contrast", tr: "yüksek kontrast" },
  comfortable: { en: "comfortable density", tr: "ferah yoğunluk" },
  compact: { en: "compact density", tr: "sıkı yoğunluk" },
};

/** Lists modes in words, separated by commas: `dark scheme, high contrast`. */
function listModeTexts(modes: Partial<Modes>, locale: Locale): string {
  return Object.values(modes)
    .map((each) => modeTexts[each][locale])
    .join(", ");
}

/** Returns the values of a problem's message, in words. */
export function describeProblemValues(
  values: ProblemValues = {},
  locale: Locale,
): Readonly<Record<string, string>> {
  const { modes = {}, ownerKind: _, part, min = 0, max, unit, expected, found, ...plain } = values;
  const top = max === undefined ? undefined : printLimit(max, locale);
  return {
    ...plain,
    min: printLimit(min, locale),
    ...(top !== undefined && { max: unit ? `${top} ${unit}` : top }),
    modes: listModeTexts(modes, locale),
    ...(part && { part: partTexts[part][locale] }),
    ...(expected && { expected: describeExpected(expected, locale) }),
    ...(found && { found: describeExpected(found, locale) }),
  };
}

/** Formats a limit with the decimal sign of the language and without digit groups, as people type it. */
function printLimit(limit: number, locale: Locale): string {
  return limit.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 10 });
}

/** The English text follows other words, the Turkish text begins a sentence. */
const partTexts: Readonly<Record<ValuePart, LocalizedText>> = {
  x1: { en: "x1", tr: "x1" },
  y1: { en: "y1", tr: "y1" },
  x2: { en: "x2", tr: "x2" },
  y2: { en: "y2", tr: "y2" },
  offsetX: { en: "the horizontal offset", tr: "Yatay kayma" },
  offsetY: { en: "the vertical offset", tr: "Dikey kayma" },
  blur: { en: "the blur", tr: "Bulanıklık" },
  spread: { en: "the spread", tr: "Yayılma" },
};
