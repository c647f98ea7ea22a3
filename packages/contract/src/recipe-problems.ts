import type { ExpectedNotation, ExpectedWord, Problem, ProblemCode } from "@tessera/engine";
import { describeModes } from "./mode-texts.ts";
import { fillText, type Locale, type LocalizedText } from "./locale.ts";

/** What each problem that the engine finds in a recipe, its variables or the options of a format is called. */
export const recipeProblems: Readonly<Record<ProblemCode, LocalizedText>> = {
  missing: { en: "This is missing.", tr: "Bu eksik." },
  "unknown-key": {
    en: "There is nothing of this name here. Leave it out.",
    tr: "Burada bu adda bir şey yok. Göndermeyin.",
  },
  "wrong-type": { en: "Send {expected} here.", tr: "Buraya {expected} gönderin." },
  "not-allowed": { en: "Choose one of: {allowed}.", tr: "Şunlardan birini seçin: {allowed}." },
  "out-of-range": {
    en: "Enter a value from {min} to {max}.",
    tr: "{min} ile {max} arasında bir değer girin.",
  },
  "wrong-count": {
    en: "Enter {min} to {max} of these.",
    tr: "Bunlardan {min} ile {max} arası girin.",
  },
  "too-long": { en: "Enter at most {max} characters.", tr: "En fazla {max} karakter girin." },
  malformed: { en: "Write this as {expected}.", tr: "Bunu şöyle yazın: {expected}." },
  "unsafe-text": {
    en: "This holds characters that a style sheet cannot take. Leave them out.",
    tr: "Burada stil sayfasının kabul etmediği karakterler var. Onları çıkarın.",
  },
  duplicate: { en: "This stands here twice.", tr: "Bu iki kez geçiyor." },
  "not-rising": {
    en: "Each value must be larger than the one before it.",
    tr: "Her değer bir öncekinden büyük olmalı.",
  },
  "unknown-token": { en: "There is no such token.", tr: "Böyle bir token yok." },
  "wrong-token-type": {
    en: "This token takes {expected}, not {found}.",
    tr: "Bu token {expected} alır, {found} almaz.",
  },
  cycle: {
    en: "These aliases lead back to where they began{modes}.",
    tr: "Bu takma adlar başladıkları yere geri dönüyor{modes}.",
  },
  "name-taken": { en: "Another token has this name.", tr: "Bu ad başka bir tokenın." },
};

/** How the engine's words for what it expected and found are said. */
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
    en: "one that grows with the screen",
    tr: "ekranla büyüyen bir uzunluk",
  },
  fontFamily: { en: "a list of fonts", tr: "bir yazı tipi listesi" },
  shadow: { en: "a shadow", tr: "bir gölge" },
  duration: { en: "a duration", tr: "bir süre" },
  easing: { en: "an easing curve", tr: "bir hız eğrisi" },
  wholeNumber: { en: "a whole number", tr: "bir tam sayı" },
  layer: { en: "a whole number or auto", tr: "bir tam sayı veya auto" },
  plainNumber: { en: "a number, such as 1.5", tr: "1.5 gibi bir sayı" },
  lengthText: { en: "16px, 1rem or 1em", tr: "16px, 1rem veya 1em" },
  familyName: {
    en: "the name of a font, such as Inter, with no spaces around it",
    tr: "Inter gibi, çevresinde boşluk olmayan bir yazı tipi adı",
  },
  namePrefix: {
    en: "lower-case words joined by hyphens, such as my-app",
    tr: "kısa çizgiyle birleşen küçük harfli sözcükler; örneğin my-app",
  },
  tokenPath: {
    en: "a to z, 0 to 9 and hyphens, at most 64 in each part",
    tr: "her parçada en çok 64 tane a-z, 0-9 ve kısa çizgi",
  },
  stepKey: {
    en: "a to z and 0 to 9, with single hyphens between them",
    tr: "a-z ve 0-9, aralarında tek tek kısa çizgiler",
  },
  colorStepName: {
    en: "a to z and 0 to 9, at most 12 characters",
    tr: "a-z ve 0-9, en çok 12 karakter",
  },
  paletteName: {
    en: "a to z and 0 to 9, with single hyphens between them and a letter first",
    tr: "harfle başlayan a-z ve 0-9, aralarında tek tek kısa çizgiler",
  },
};

/** The message of one problem that the engine found. */
export function describeProblem({ code, values = {} }: Problem, locale: Locale): string {
  return fillText(recipeProblems[code], locale, {
    min: 0,
    ...values,
    modes: describeModes(values.modes, locale),
    ...(values.expected && { expected: describeExpected(values.expected, locale) }),
    ...(values.found && { found: describeExpected(values.found, locale) }),
  });
}

/** What the engine expected or found, in words; a notation stays as it is. */
export function describeExpected(
  expected: ExpectedWord | ExpectedNotation,
  locale: Locale,
): string {
  return isWord(expected) ? expectedTexts[expected][locale] : expected;
}

/** The messages of the engine's problems by the path of their field, the first one of a field winning; `under` stands before every path. */
export function describeProblems(
  problems: readonly Problem[],
  locale: Locale,
  under = "",
): Readonly<Record<string, string>> {
  const messages = new Map<string, string>();
  for (const problem of problems) {
    const path = [under, problem.path].filter((part) => part !== "").join(".") || "body";
    if (!messages.has(path)) messages.set(path, describeProblem(problem, locale));
  }
  return Object.fromEntries(messages);
}

function isWord(expected: ExpectedWord | ExpectedNotation): expected is ExpectedWord {
  return Object.hasOwn(expectedTexts, expected);
}
