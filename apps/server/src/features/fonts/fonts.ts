import type { Font, Locale, LocalizedText } from "@tessera/contract";
import { fontFamilies, variableName, type FontFamily } from "./font-families.ts";
import { stylesheetOf } from "./serve-fonts.ts";

type SystemFont = Omit<Extract<Font, { source: "system" }>, "name"> & {
  readonly name: LocalizedText;
};

/** The fonts that readers' devices have. */
const systemFonts: readonly SystemFont[] = [
  {
    id: "system-sans",
    name: { en: "System sans-serif", tr: "Sistem yazı tipi (sans-serif)" },
    families: ["system-ui", "Segoe UI", "Roboto", "Helvetica Neue", "Arial", "sans-serif"],
    kind: "sans",
    source: "system",
  },
  {
    id: "system-serif",
    name: { en: "System serif", tr: "Sistem yazı tipi (serif)" },
    families: ["ui-serif", "Iowan Old Style", "Palatino Linotype", "Georgia", "serif"],
    kind: "serif",
    source: "system",
  },
  {
    id: "system-mono",
    name: { en: "System monospace", tr: "Sistem yazı tipi (monospace)" },
    families: [
      "ui-monospace",
      "Cascadia Mono",
      "Menlo",
      "Consolas",
      "DejaVu Sans Mono",
      "monospace",
    ],
    kind: "mono",
    source: "system",
  },
];

const fallbacks: Readonly<Record<FontFamily["category"], readonly string[]>> = {
  "sans-serif": ["system-ui", "sans-serif"],
  serif: ["ui-serif", "Georgia", "serif"],
  monospace: ["ui-monospace", "monospace"],
  display: ["system-ui", "sans-serif"],
  handwriting: ["cursive"],
};

/** Lists the fonts in a language: those that are served, then the system's. */
export function fontsIn(locale: Locale): readonly Font[] {
  const system = systemFonts.map((font) => ({ ...font, name: font.name[locale] }));
  return [...fontFamilies.map(describe), ...system];
}

function describe(font: FontFamily): Font {
  const { id, family, kind, category, weights, styles, ranges, license } = font;
  const ownFallbacks = kind === "mono" ? fallbacks.monospace : fallbacks[category];
  return {
    id,
    name: family,
    families: [variableName(font), family, ...ownFallbacks],
    kind,
    source: "bundled",
    stylesheet: stylesheetOf(font),
    weights: { ...weights },
    styles: [...styles],
    subsets: Object.keys(ranges),
    license: { ...license },
  };
}
