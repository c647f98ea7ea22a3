import type { Locale } from "@tessera/contract";

/** A legal text in one language. */
type LegalText = {
  readonly title: string;
  /** A one-sentence summary, which search engines read too. */
  readonly summary: string;
  /** The paragraphs and lists of each part by its heading, in the order of the text. */
  readonly parts: Readonly<Record<string, readonly (string | LegalTerms)[]>>;
};

/** A list of terms, each with its description. */
export type LegalTerms = Readonly<Record<string, string>>;

/** A legal text in every language; each is written by people, none is a machine translation. */
export type LegalTexts = Readonly<Record<Locale, LegalText>>;

/** The date of the texts. */
export const legalDate = "2026-11-27";
