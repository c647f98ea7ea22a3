import type { Locale } from "@tessera/contract";

/** A part of a legal text: a heading and its paragraphs. */
type LegalPart = { readonly heading: string; readonly paragraphs: readonly string[] };

/** A legal text in one language. */
type LegalText = {
  readonly title: string;
  /** A one-sentence summary, which search engines read too. */
  readonly summary: string;
  readonly parts: readonly LegalPart[];
};

/** A legal text in every language; each is written by people, none is a machine translation. */
export type LegalTexts = Readonly<Record<Locale, LegalText>>;

/** The date of the texts. */
export const legalDate = "2026-11-21";
