import type { Font, Locale, LocalizedText } from "@tessera/contract";

type OfferedFont = Omit<Font, "name"> & { readonly name: LocalizedText };

/** The fonts that are offered: the two that come with Tessera, and what the readers' devices have. */
const offeredFonts: readonly OfferedFont[] = [
  {
    id: "archivo",
    name: { en: "Archivo", tr: "Archivo" },
    families: ["Archivo Variable", "Archivo", "system-ui", "sans-serif"],
    kind: "sans",
    source: "bundled",
  },
  {
    id: "spline-sans-mono",
    name: { en: "Spline Sans Mono", tr: "Spline Sans Mono" },
    families: ["Spline Sans Mono Variable", "Spline Sans Mono", "ui-monospace", "monospace"],
    kind: "mono",
    source: "bundled",
  },
  {
    id: "system-sans",
    name: { en: "System sans-serif", tr: "Sistemin tırnaksız yazı tipi" },
    families: ["system-ui", "Segoe UI", "Roboto", "Helvetica Neue", "Arial", "sans-serif"],
    kind: "sans",
    source: "system",
  },
  {
    id: "system-serif",
    name: { en: "System serif", tr: "Sistemin tırnaklı yazı tipi" },
    families: ["ui-serif", "Iowan Old Style", "Palatino Linotype", "Georgia", "serif"],
    kind: "serif",
    source: "system",
  },
  {
    id: "system-mono",
    name: { en: "System monospace", tr: "Sistemin eş aralıklı yazı tipi" },
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

/** The fonts that are offered, named in a language. */
export function fontsIn(locale: Locale): readonly Font[] {
  return offeredFonts.map((font) => ({ ...font, name: font.name[locale] }));
}
