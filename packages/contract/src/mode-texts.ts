import type { Modes } from "@tessera/engine";
import type { Locale, LocalizedText } from "./locale.ts";

/** How a choice on an axis of modes is said. */
const modeTexts: Readonly<Record<Modes[keyof Modes], LocalizedText>> = {
  light: { en: "light scheme", tr: "açık tema" },
  dark: { en: "dark scheme", tr: "koyu tema" },
  default: { en: "default contrast", tr: "varsayılan kontrast" },
  high: { en: "high contrast", tr: "yüksek kontrast" },
  comfortable: { en: "comfortable density", tr: "ferah yoğunluk" },
  compact: { en: "compact density", tr: "sıkı yoğunluk" },
};

/** Modes in brackets, to stand behind a phrase: ` (dark scheme, high contrast)`; empty where there are none. */
export function describeModes(modes: Partial<Modes> | undefined, locale: Locale): string {
  const words = Object.values(modes ?? {}).map((each) => modeTexts[each][locale]);
  return words.length > 0 ? ` (${words.join(", ")})` : "";
}
