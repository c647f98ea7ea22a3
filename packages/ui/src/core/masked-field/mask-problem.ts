import { printNumber } from "../../format/print-number.ts";
import type { Mask, MaskReading } from "./mask.ts";

/** What a person is told of a text that is not complete, in numbers and texts of the page's language. */
export type MaskProblem =
  | { readonly kind: "least" | "most"; readonly bound: string }
  | { readonly kind: "between"; readonly from: string; readonly to: string }
  | { readonly kind: "day" }
  | { readonly kind: "choice"; readonly texts: string }
  | { readonly kind: "unfinished" };

/** What is wrong with what was left in a masked field; nothing is wrong with an empty one. */
export function findMaskProblem(
  mask: Mask,
  text: string,
  { value, isComplete }: MaskReading<string | number | null>,
  locale: string,
): MaskProblem | undefined {
  if (text === "" || isComplete) return undefined;
  const print = (number: number) => printNumber(number, locale);
  switch (mask.kind) {
    case "number":
      return typeof value === "number" && mask.max !== undefined && value > mask.max
        ? { kind: "most", bound: print(mask.max) }
        : { kind: "least", bound: print(mask.min ?? 0) };
    case "range":
      return { kind: "between", from: print(mask.from), to: print(mask.to) };
    case "date":
      return { kind: "day" };
    case "enum":
      return {
        kind: "choice",
        texts: new Intl.ListFormat(locale, { type: "disjunction" }).format(mask.texts),
      };
    case "regexp":
    case "pattern":
      return { kind: "unfinished" };
  }
}
