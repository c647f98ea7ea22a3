import type { Problem, NameOwner, ProblemCode } from "@tessera/engine";
import { fillText, type Locale, type LocalizedText } from "./locale.ts";
import { describeProblemValues } from "./problem-values.ts";
import { nameFields, type RefusedFields } from "./refused-fields.ts";

/** The sentence of each problem that the engine finds in a recipe, its variables or options. */
export const recipeProblems: Readonly<Record<ProblemCase, LocalizedText>> = {
  missing: { en: "A value is required.", tr: "Bir değer gerekli." },
  "unknown-key": {
    en: "Unknown field. Remove it.",
    tr: "Bilinmeyen alan. Kaldırın.",
  },
  "wrong-type": { en: "Enter {expected}.", tr: "Buraya {expected} girin." },
  "not-allowed": { en: "Choose one of: {allowed}.", tr: "Şunlardan birini seçin: {allowed}." },
  "out-of-range": {
    en: "Enter a value from {min} to {max}.",
    tr: "{min} ile {max} arasında bir değer girin.",
  },
  "out-of-range:given": {
    en: "Enter a value from {min} to {max}, not {given}.",
    tr: "{min} ile {max} arasında bir değer girin; {given} geçersiz.",
  },
  "out-of-range:part": {
    en: "Enter a value from {min} to {max} for {part}, not {given}.",
    tr: "{part} için {min} ile {max} arasında bir değer girin; {given} geçersiz.",
  },
  "wrong-count": {
    en: "Enter {min} to {max} values.",
    tr: "En az {min}, en fazla {max} değer girin.",
  },
  "wrong-count:exact": {
    en: "Enter exactly {max} values.",
    tr: "Tam {max} değer girin.",
  },
  "wrong-count:most": {
    en: "Enter at most {max} values.",
    tr: "En fazla {max} değer girin.",
  },
  "too-long": { en: "Use at most {max} characters.", tr: "En fazla {max} karakter girin." },
  malformed: { en: "Enter {expected}.", tr: "Buraya {expected} girin." },
  "unsafe-text": {
    en: "This contains characters that don’t work in a stylesheet. Remove them.",
    tr: "Stil sayfasında kullanılamayan karakterler var. Bunları kaldırın.",
  },
  duplicate: {
    en: "This is a duplicate. Change or remove it.",
    tr: "Bu değer yineleniyor. Değiştirin veya kaldırın.",
  },
  "duplicate:named": { en: "{name} already exists.", tr: "{name} zaten var." },
  "not-rising": {
    en: "Use a value above the previous one.",
    tr: "Bir öncekinden büyük bir değer girin.",
  },
  "not-rising:named": {
    en: "Step {owner} already uses {name}.",
    tr: "{owner} basamağı zaten {name} kullanıyor.",
  },
  "unknown-token": {
    en: "There’s no token named {token}.",
    tr: "{token} adında bir token yok.",
  },
  "wrong-token-type": {
    en: "This token takes {expected}, not {found}.",
    tr: "Bu token {expected} alır, {found} değil.",
  },
  cycle: {
    en: "These aliases refer to each other in a loop. Change one of them.",
    tr: "Bu takma adlar birbirine döngüsel olarak başvuruyor. Birini değiştirin.",
  },
  "cycle:modes": {
    en: "These aliases refer to each other in a loop ({modes}). Change one of them.",
    tr: "Bu takma adlar birbirine döngüsel olarak başvuruyor ({modes}). Birini değiştirin.",
  },
  "name-taken:token": {
    en: "This name is taken by the token {owner}.",
    tr: "Bu adı {owner} tokenı kullanıyor.",
  },
  "name-taken:role": {
    en: "This name is taken by the role {owner}.",
    tr: "Bu adı {owner} rolü kullanıyor.",
  },
  "name-taken:palette": {
    en: "This name is taken by the palette {owner}.",
    tr: "Bu adı {owner} paleti kullanıyor.",
  },
  "name-taken:step": {
    en: "This name is taken by the step {owner}.",
    tr: "Bu adı {owner} basamağı kullanıyor.",
  },
  "name-reserved": {
    en: "“{name}” is reserved. Choose another name.",
    tr: "“{name}” ayrılmış bir ad. Başka bir ad seçin.",
  },
};

/** Returns the message of a problem that the engine found. */
export function describeProblem(problem: Problem, locale: Locale): string {
  const text = recipeProblems[findProblemCase(problem)];
  return fillText(text, locale, describeProblemValues(problem.values, locale));
}

/** Names the fields that the engine refuses, each with all its messages; `under` prefixes each path. */
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

/** The key of a problem's sentence: its code, with a suffix for cases with their own sentence. */
export type ProblemCase =
  | Exclude<ProblemCode, "name-taken">
  | "out-of-range:given"
  | "out-of-range:part"
  | "wrong-count:exact"
  | "wrong-count:most"
  | "duplicate:named"
  | "not-rising:named"
  | "cycle:modes"
  | `name-taken:${NameOwner}`;

/** Returns the key of a problem's sentence; each language can order and inflect whole sentences. */
export function findProblemCase({ code, values = {} }: Omit<Problem, "path">): ProblemCase {
  const { min = 0, max, given, part, name, modes = {}, ownerKind = "token" } = values;
  switch (code) {
    case "out-of-range":
      if (part !== undefined) return "out-of-range:part";
      return given === undefined ? code : "out-of-range:given";
    case "wrong-count":
      if (min === max) return "wrong-count:exact";
      return min === 0 ? "wrong-count:most" : code;
    case "duplicate":
    case "not-rising":
      return name === undefined ? code : `${code}:named`;
    case "cycle":
      return Object.keys(modes).length === 0 ? code : "cycle:modes";
    case "name-taken":
      return `name-taken:${ownerKind}`;
    default:
      return code;
  }
}
