import type { DecisionPath, ShadowCharacter } from "@tessera/engine";
import type { ViewSettings } from "#editor/view/view-settings.ts";

/** The words of a decision in both languages, and the values that have a word. */
export type DecisionWords = {
  readonly path: DecisionPath;
  readonly words: readonly string[];
  /** The words of values; a decision without them takes a number. */
  readonly values?: Readonly<Record<string, unknown>>;
};

/** The decisions that a text can set, the more specific ones first. */
export const decisionWords: readonly DecisionWords[] = [
  { path: "radius/basePx", words: ["radius", "base radius", "köşe", "yarıçap", "köşe yarıçapı"] },
  { path: "spacing/unitPx", words: ["unit", "spacing unit", "birim", "boşluk birimi"] },
  { path: "typography/ratioWide", words: ["ratio", "type ratio", "oran", "yazı oranı"] },
  { path: "typography/basePx", words: ["base size", "text size", "temel boyut", "metin boyutu"] },
  {
    path: "border/basePx",
    words: ["border", "border width", "kenarlık", "kenarlık kalınlığı"],
  },
  {
    path: "shadow/strength",
    words: ["shadow strength", "gölge gücü"],
  },
  {
    path: "spacing/density",
    words: ["", "density", "yoğunluk"],
    values: {
      compact: "compact",
      comfortable: "comfortable",
      sıkı: "compact",
      ferah: "comfortable",
    },
  },
];

/** The characters of shadows by their words in both languages. */
export const shadowWords: Readonly<Record<string, ShadowCharacter>> = {
  none: "none",
  crisp: "crisp",
  soft: "soft",
  deep: "deep",
  yok: "none",
  keskin: "crisp",
  yumuşak: "soft",
  derin: "deep",
};

/** The words before a base color. */
export const colorWords: readonly string[] = [
  "",
  "base",
  "base color",
  "color",
  "ana renk",
  "renk",
];

/** Turkish names of colors, as CSS names them. */
export const turkishColors: Readonly<Record<string, string>> = {
  kırmızı: "crimson",
  turuncu: "darkorange",
  sarı: "gold",
  yeşil: "seagreen",
  "zeytin yeşili": "olive",
  turkuaz: "darkturquoise",
  camgöbeği: "teal",
  mavi: "royalblue",
  lacivert: "navy",
  mor: "rebeccapurple",
  pembe: "hotpink",
  bordo: "maroon",
  kahverengi: "saddlebrown",
  gri: "slategray",
  siyah: "black",
};

/** The settings of the preview by their words in both languages. */
export const viewWords: Readonly<Record<string, Partial<ViewSettings>>> = {
  dark: { scheme: "dark" },
  light: { scheme: "light" },
  split: { scheme: "split" },
  koyu: { scheme: "dark" },
  açık: { scheme: "light" },
  bölünmüş: { scheme: "split" },
  phone: { widthPx: 390 },
  tablet: { widthPx: 768 },
  desktop: { widthPx: 1280 },
  telefon: { widthPx: 390 },
  masaüstü: { widthPx: 1280 },
  "high contrast": { contrast: "high" },
  "yüksek kontrast": { contrast: "high" },
};

/** The words of copying in both languages. */
export const copyWords: readonly string[] = ["copy", "kopyala"];

/** The first word of tokens in Turkish, as their names have it. */
export const turkishGroups: Readonly<Record<string, string>> = {
  renk: "color",
  köşe: "radius",
  yarıçap: "radius",
  boşluk: "spacing",
  boyut: "size",
  gölge: "shadow",
  katman: "z-index",
  süre: "duration",
  kenarlık: "border-width",
};
