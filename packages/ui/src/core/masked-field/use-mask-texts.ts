import { useLingui } from "@lingui/react/macro";
import { printNumber } from "../../format/print-number.ts";
import { findDateOrder } from "./date-order.ts";
import type { Mask, MaskReading } from "./mask.ts";

/** The text of a masked field when the focus leaves it, and its value. */
export type LeftText = {
  readonly text: string;
  readonly reading: MaskReading<string | number | null>;
};

/**
 * Returns the texts of masked fields in the page's language; the example is part of the error for
 * missing input.
 */
export function useMaskTexts(mask: Mask, locale: string, example: string) {
  const { t } = useLingui();
  const letters = { day: t`dd`, month: t`mm`, year: t`yyyy` };
  const order = findDateOrder(locale);
  const dayPattern = order
    .map((part) => (part.type === "literal" ? part.text : letters[part.type]))
    .join("");
  const print = (number = 0) => printNumber(number, locale);
  return {
    /** The date format as a hint: mm/dd/yyyy. */
    dayPattern,
    /** Returns the error of an incomplete text; an empty field has none. */
    describe({ text, reading: { value, isComplete } }: LeftText): string | undefined {
      if (text === "" || isComplete) return undefined;
      switch (mask.kind) {
        case "number":
          return typeof value === "number" && mask.max !== undefined && value > mask.max
            ? t`Enter ${print(mask.max)} or less.`
            : t`Enter ${print(mask.min)} or more.`;
        case "range":
          return t`Enter a value from ${print(mask.from)} to ${print(mask.to)}.`;
        case "date":
          return t`Enter a full date, like ${dayPattern}.`;
        case "enum": {
          const choice = new Intl.ListFormat(locale, { type: "disjunction" });
          return t`Enter ${choice.format(mask.texts)}.`;
        }
        case "regexp":
        case "pattern":
          return example === ""
            ? t`Complete this field.`
            : t`Complete this field, for example ${example}.`;
      }
    },
  };
}
