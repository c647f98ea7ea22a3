import type { ExpectedWord } from "@tessera/engine";
import type { Locale, LocalizedText } from "./locale.ts";

/** The texts of the values that the engine expected or found. */
const expectedTexts: Readonly<Record<ExpectedWord, LocalizedText>> = {
  object: { en: "an object", tr: "bir nesne" },
  number: { en: "a number", tr: "bir sayı" },
  string: { en: "text", tr: "metin" },
  list: { en: "a list", tr: "bir liste" },
  keyword: { en: "a keyword", tr: "bir anahtar sözcük" },
  color: { en: "a color", tr: "bir renk" },
  length: { en: "a length", tr: "bir uzunluk" },
  fixedLength: { en: "a fixed length", tr: "sabit bir uzunluk" },
  fluidLength: {
    en: "a fluid length",
    tr: "akışkan bir uzunluk",
  },
  fontFamily: { en: "a list of fonts", tr: "bir yazı tipi listesi" },
  shadow: { en: "a shadow", tr: "bir gölge" },
  duration: { en: "a duration", tr: "bir süre" },
  easing: { en: "an easing curve", tr: "bir hız eğrisi" },
  wholeNumber: { en: "a whole number", tr: "bir tam sayı" },
  layer: { en: "a whole number or auto", tr: "bir tam sayı veya auto" },
  plainNumber: { en: "a number, such as 1.5", tr: "1.5 gibi bir sayı" },
  lengthText: {
    en: "a length, such as 16px, 1rem or 1em",
    tr: "16px, 1rem veya 1em gibi bir uzunluk",
  },
  colorText: { en: "a color, such as #2447b8", tr: "#2447b8 gibi bir renk" },
  familyList: {
    en: "a list of fonts, such as Inter, sans-serif",
    tr: "Inter, sans-serif gibi bir yazı tipi listesi",
  },
  shadowText: {
    en: "a shadow, such as 0 1px 2px 0 #00000033",
    tr: "0 1px 2px 0 #00000033 gibi bir gölge",
  },
  durationText: { en: "a duration, such as 200ms", tr: "200ms gibi bir süre" },
  easingText: {
    en: "an easing curve, such as cubic-bezier(0.2, 0, 0, 1)",
    tr: "cubic-bezier(0.2, 0, 0, 1) gibi bir hız eğrisi",
  },
  easingPoints: {
    en: "an easing curve, such as 0.2, 0, 0, 1 or ease-out",
    tr: "0.2, 0, 0, 1 veya ease-out gibi bir hız eğrisi",
  },
  outerShadow: {
    en: "a shadow without inset, such as 0 1px 2px 0 #00000033",
    tr: "0 1px 2px 0 #00000033 gibi, inset içermeyen bir gölge",
  },
  shadowInPx: {
    en: "a shadow in px, such as 0 1px 2px 0 #00000033",
    tr: "0 1px 2px 0 #00000033 gibi, px cinsinden bir gölge",
  },
  familyName: {
    en: "a font name without spaces around it, such as Inter",
    tr: "Inter gibi, başında ve sonunda boşluk olmayan bir yazı tipi adı",
  },
  namePrefix: {
    en: "lowercase words joined by hyphens, such as my-app",
    tr: "my-app gibi, kısa çizgiyle ayrılmış küçük harfli sözcükler",
  },
  tokenPath: {
    en: "a path whose parts have up to 64 characters each: a–z, 0–9 and hyphens",
    tr: "her parçası en fazla 64 karakter (a–z, 0–9 ve kısa çizgi) olan bir yol",
  },
  aliasTarget: {
    en: "a token path without brackets, such as spacing.m",
    tr: "spacing.m gibi, ayraçsız bir token yolu",
  },
  reference: {
    en: "a reference to another token",
    tr: "başka bir tokena başvuru",
  },
  stepKey: {
    en: "a name of a–z, 0–9 and single hyphens",
    tr: "a–z, 0–9 ve tek kısa çizgilerden oluşan bir ad",
  },
  colorStepName: {
    en: "a name of up to 12 letters (a–z) and digits",
    tr: "en fazla 12 harf (a–z) ve rakamdan oluşan bir ad",
  },
  paletteName: {
    en: "a name of a–z, 0–9 and single hyphens, starting with a letter",
    tr: "harfle başlayan; a–z, 0–9 ve tek kısa çizgilerden oluşan bir ad",
  },
};

/** Returns the text of a value that the engine expected or found. */
export function describeExpected(expected: ExpectedWord, locale: Locale): string {
  return expectedTexts[expected][locale];
}
