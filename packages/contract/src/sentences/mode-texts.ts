import type { Modes } from "@tessera/engine";
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
export function listModeTexts(modes: Partial<Modes>, locale: Locale): string {
  return Object.values(modes)
    .map((each) => modeTexts[each][locale])
    .join(", ");
}
