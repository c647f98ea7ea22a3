import type { Problem, ProblemCode } from "@tessera/engine";
import { fillText, type Locale, type LocalizedText } from "./locale.ts";
import { describeProblemValues } from "./problem-values.ts";

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
    en: "{part}Enter a value from {min} to {max}{unit}{given}.",
    tr: "{part}{min} ile {max}{unit} arasında bir değer girin{given}.",
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
  "unknown-token": {
    en: "There is no token {token}.",
    tr: "{token} adında bir token yok.",
  },
  "wrong-token-type": {
    en: "This token takes {expected}, not {found}.",
    tr: "Bu token {expected} alır, {found} almaz.",
  },
  cycle: {
    en: "These aliases lead back to where they began{modes}.",
    tr: "Bu takma adlar başladıkları yere geri dönüyor{modes}.",
  },
  "name-taken": {
    en: "This name is taken by {owner}.",
    tr: "Bu ad alınmış: {owner}.",
  },
  "name-reserved": {
    en: "{name} stands only in names that Tessera makes. Choose another name.",
    tr: "{name} yalnızca Tessera’nın verdiği adlarda geçer. Başka bir ad seçin.",
  },
};

/** The message of one problem that the engine found. */
export function describeProblem({ code, values }: Problem, locale: Locale): string {
  return fillText(recipeProblems[code], locale, describeProblemValues(values, locale));
}

/** The messages of the engine's problems by the path of their field, those of one field behind one another; `under` stands before every path. */
export function describeProblems(
  problems: readonly Problem[],
  locale: Locale,
  under = "",
): Readonly<Record<string, string>> {
  const messages = new Map<string, Set<string>>();
  for (const problem of problems) {
    const path = [under, problem.path].filter((part) => part !== "").join(".") || "body";
    const ofField = messages.get(path) ?? new Set();
    messages.set(path, ofField.add(describeProblem(problem, locale)));
  }
  return Object.fromEntries([...messages].map(([path, ofField]) => [path, [...ofField].join(" ")]));
}
