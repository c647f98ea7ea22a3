import { useLingui } from "@lingui/react/macro";
import { findDateOrder } from "./date-order.ts";
import type { MaskProblem } from "./mask-problem.ts";

/** What a masked field says by itself. */
export type MaskTexts = {
  /** How a day is typed: mm/dd/yyyy. */
  readonly dayPattern: string;
  readonly describe: (problem: MaskProblem) => string;
};

/** The texts of masked fields in the page's language; the example stands in the hint about what is missing. */
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
          return t`At least ${problem.bound}.`;
        case "most":
          return t`At most ${problem.bound}.`;
        case "between":
          return t`From ${problem.from} to ${problem.to}.`;
        case "day":
          return t`Not a whole date. Write it as ${dayPattern}.`;
        case "choice":
          return t`Write ${problem.texts}.`;
        case "unfinished":
          return example === ""
            ? t`Something is missing.`
            : t`Something is missing. Try ${example}.`;
      }
    },
  };
}
