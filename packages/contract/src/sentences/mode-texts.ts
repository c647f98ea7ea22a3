import type { Modes } from "@tessera/engine";
import type { Locale, LocalizedText } from "./locale.ts";

/** How a choice on an axis of modes is said. */
const modeTexts: Readonly<Record<Modes[keyof Modes], LocalizedText>> = {
  light: { en: "light mode", tr: "açık tema" },
  dark: { en: "dark mode", tr: "koyu tema" },
  default: { en: "default contrast", tr: "varsayılan kontrast" },
  high: { en: "high contrast", tr: "yüksek kontrast" },
  comfortable: { en: "comfortable density", tr: "ferah yoğunluk" },
  compact: { en: "compact density", tr: "sıkı yoğunluk" },
};

/** Modes in words, between commas: `dark scheme, high contrast`. */
export function listModeTexts(modes: Partial<Modes>, locale: Locale): string {
  return Object.values(modes)
    .map((each) => modeTexts[each][locale])
    .join(", ");
}
