import { problem } from "#sentences/field-problems.ts";
import { boundedString, untidyFactor } from "./bounded.ts";
import { isVisible } from "./is-visible.ts";

export const shortestFeedback = 10;
export const longestFeedback = 5000;

/** Control characters other than a tab and a line's end, and the marks that turn the direction of what stands around them. */
const forbidden = /[^\P{Cc}\t\n]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** How many characters feedback counts once it is written as it is kept. */
export function countFeedback(text: string): number {
  return [...tidy(text)].length;
}

/** What a person writes to us over several lines, trimmed, in Unicode's form NFC, lines ended by a line feed. */
export const feedbackTextSchema = boundedString(
  longestFeedback * untidyFactor,
  problem("tooLong", { maximum: longestFeedback }),
)
  .overwrite(tidy)
  .min(1)
  .refine((text) => !forbidden.test(text), problem("textCharacters"))
  .refine(isVisible, problem("textInvisible"))
  .refine(
    (text) => countFeedback(text) >= shortestFeedback,
    problem("tooShort", { minimum: shortestFeedback }),
  )
  .refine(
    (text) => countFeedback(text) <= longestFeedback,
    problem("tooLong", { maximum: longestFeedback }),
  )
  .meta({ minLength: shortestFeedback, maxLength: longestFeedback });

function tidy(text: string): string {
  return text.normalize("NFC").replaceAll(/\r\n?/g, "\n").trim();
}
