import { printNumber } from "../../format/print-number.ts";
import type { Mask, MaskReading } from "./mask.ts";

/** The error of an incomplete text, with numbers and texts in the page's language. */
export type MaskProblem =
  | { readonly kind: "least" | "most"; readonly bound: string }
  | { readonly kind: "between"; readonly from: string; readonly to: string }
  | { readonly kind: "day" }
  | { readonly kind: "choice"; readonly texts: string }
  | { readonly kind: "unfinished" };

/** Finds the error of a masked field on blur; an empty field has none. */
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
