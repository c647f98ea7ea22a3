import type { Problem } from "@tessera/engine";
import { fillText, type Locale, type LocalizedText } from "./locale.ts";
import { findProblemCase, type ProblemCase } from "./problem-cases.ts";
import { describeProblemValues } from "./problem-values.ts";
import { nameFields, type RefusedFields } from "./refused-fields.ts";

/** What each problem that the engine finds in a recipe, its variables or the options of a format is called. */
export const recipeProblems: Readonly<Record<ProblemCase, LocalizedText>> = {
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
  "out-of-range:given": {
    en: "Enter a value from {min} to {max}, not {given}.",
    tr: "{min} ile {max} arasında bir değer girin; {given} olmaz.",
  },
  "out-of-range:part": {
    en: "Enter a value from {min} to {max} for {part}, not {given}.",
    tr: "{part} için {min} ile {max} arasında bir değer girin; {given} olmaz.",
  },
  "wrong-count": {
    en: "Enter {min} to {max} of these.",
    tr: "Bunlardan en az {min}, en fazla {max} tane girin.",
  },
  "wrong-count:exact": {
    en: "Enter exactly {max} of these.",
    tr: "Bunlardan tam {max} tane girin.",
  },
  "wrong-count:most": {
    en: "Enter at most {max} of these.",
    tr: "Bunlardan en fazla {max} tane girin.",
  },
  "too-long": { en: "Enter at most {max} characters.", tr: "En fazla {max} karakter girin." },
  malformed: { en: "Write this as {expected}.", tr: "Buraya {expected} yazın." },
  "unsafe-text": {
    en: "This holds characters that a style sheet cannot take. Leave them out.",
    tr: "Burada stil sayfasının kabul etmediği karakterler var. Onları çıkarın.",
  },
  duplicate: { en: "This stands here twice.", tr: "Bu iki kez geçiyor." },
  "duplicate:named": { en: "{name} stands here twice.", tr: "{name} iki kez geçiyor." },
  "not-rising": {
    en: "Each value must be larger than the one before it.",
    tr: "Her değer bir öncekinden büyük olmalı.",
  },
  "not-rising:named": {
    en: "{name} is already the step {owner}.",
    tr: "{name} zaten {owner} basamağı.",
  },
  "unknown-token": {
    en: "There is no token {token}.",
    tr: "{token} adında bir token yok.",
  },
  "wrong-token-type": {
    en: "This token takes {expected}, not {found}.",
    tr: "Bu token {expected} alır, {found} değil.",
  },
  cycle: {
    en: "These aliases lead back to where they began.",
    tr: "Bu takma adlar başladıkları yere geri dönüyor.",
  },
  "cycle:modes": {
    en: "These aliases lead back to where they began ({modes}).",
    tr: "Bu takma adlar başladıkları yere geri dönüyor ({modes}).",
  },
  "name-taken:token": {
    en: "This name is taken by the token {owner}.",
    tr: "Bu ad {owner} tokenına ait.",
  },
  "name-taken:role": {
    en: "This name is taken by the role {owner}.",
    tr: "Bu ad {owner} rolüne ait.",
  },
  "name-taken:palette": {
    en: "This name is taken by the palette {owner}.",
    tr: "Bu ad {owner} paletine ait.",
  },
  "name-taken:step": {
    en: "This name is taken by the step {owner}.",
    tr: "Bu ad {owner} basamağına ait.",
  },
  "name-reserved": {
    en: "{name} stands only in names that Tessera makes. Choose another name.",
    tr: "{name} yalnızca Tessera’nın verdiği adlarda geçer. Başka bir ad seçin.",
  },
};

/** The message of one problem that the engine found. */
export function describeProblem(problem: Problem, locale: Locale): string {
  const text = recipeProblems[findProblemCase(problem)];
  return fillText(text, locale, describeProblemValues(problem.values, locale));
}

/** Names the fields that the engine refuses, each with all of its messages; `under` precedes every path. */
export function describeProblems(
  problems: readonly Problem[],
  locale: Locale,
  under = "",
): RefusedFields {
  return nameFields(
    problems.map((problem) => ({
      path: [under, problem.path].filter((part) => part !== "").join(".") || "body",
      describe: () => describeProblem(problem, locale),
    })),
  );
}
