import type { Locale } from "@tessera/contract";

/** A part of a legal text: a heading, and its paragraphs. */
type LegalPart = { readonly heading: string; readonly paragraphs: readonly string[] };

/** A legal text in one language. */
type LegalText = {
  readonly title: string;
  /** One sentence that says what it settles; search engines read it too. */
  readonly summary: string;
  readonly parts: readonly LegalPart[];
};

/** A legal text in every language; each is written on its own, none is a translation by machine. */
export type LegalTexts = Readonly<Record<Locale, LegalText>>;

/** The day that the texts are of. */
export const legalDate = "2026-11-21";
