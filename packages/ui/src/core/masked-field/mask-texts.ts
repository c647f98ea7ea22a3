import { useLingui } from "@lingui/react/macro";
import { findDateOrder } from "./date-order.ts";
import type { MaskProblem } from "./mask-problem.ts";

/** The built-in texts of a masked field. */
export type MaskTexts = {
  /** The date format as a hint: mm/dd/yyyy. */
  readonly dayPattern: string;
  readonly describe: (problem: MaskProblem) => string;
};

/**
 * Returns the texts of masked fields in the page's language; the example is part of the error for
 * missing input.
 */
export function useMaskTexts(locale: string, example: string): MaskTexts {
  const { t } = useLingui();
  const letters = { day: t`dd`, month: t`mm`, year: t`yyyy` };
  const order = findDateOrder(locale);
  const dayPattern = order
    .map((part) => (part.type === "literal" ? part.text : letters[part.type]))
    .join("");
  return {
    dayPattern,
    describe(problem) {
      switch (problem.kind) {
        case "least":
          return t`Enter ${problem.bound} or more.`;
        case "most":
          return t`Enter ${problem.bound} or less.`;
        case "between":
          return t`Enter a value from ${problem.from} to ${problem.to}.`;
        case "day":
          return t`Enter a full date, like ${dayPattern}.`;
        case "choice":
          return t`Enter ${problem.texts}.`;
        case "unfinished":
          return example === ""
            ? t`Complete this field.`
            : t`Complete this field, for example ${example}.`;
      }
    },
  };
}
