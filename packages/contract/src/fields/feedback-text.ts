import { problem } from "#sentences/field-problems.ts";
import { untidyString } from "./bounded.ts";
import { isVisible } from "./is-visible.ts";

export const shortestFeedback = 10;
export const longestFeedback = 5000;

/** Control characters other than tab and line feed, and the marks that change the text direction. */
const forbidden = /[^\P{Cc}\t\n]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Counts the characters of feedback in its normalized form. */
export function countFeedback(text: string): number {
  return [...normalizeText(text)].length;
}

/** The text of feedback: several lines, trimmed, in Unicode NFC, with line feeds as line ends. */
export const feedbackTextSchema = untidyString(longestFeedback)
  .overwrite(normalizeText)
  .min(1)
  .refine((text) => !forbidden.test(text), problem("textCharacters"))
  .refine(isVisible, problem("invisible"))
  .refine(
    (text) => countFeedback(text) >= shortestFeedback,
    problem("tooShort", { minimum: shortestFeedback }),
  )
  .refine(
    (text) => countFeedback(text) <= longestFeedback,
    problem("tooLong", { maximum: longestFeedback }),
  )
  .meta({ minLength: shortestFeedback, maxLength: longestFeedback });

function normalizeText(text: string): string {
  return text.normalize("NFC").replaceAll(/\r\n?/g, "\n").trim();
}
