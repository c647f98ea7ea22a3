import { useLocale } from "react-aria-components";
import { useTypedEntry } from "../field/use-typed-entry.ts";
import { useFrameChange } from "../slider/use-frame-change.ts";
import type { NumberFieldProps } from "./number-field.tsx";
import { parseMeasure, printMeasure, stepMeasure } from "./parse-measure.ts";

/** The error of the typed text. */
export type MeasureProblem = "number" | "range" | "least" | "most" | "whole";

/** The options of a number field's text. */
export type MeasureOptions = Pick<
  NumberFieldProps,
  "value" | "onChange" | "onChangeEnd" | "rootSizePx" | "min" | "max" | "isWhole"
> & { readonly unit: string };

/** Holds the text of a number field, and steps its number. */
export function useMeasureEntry(options: MeasureOptions) {
  const { value, onChange, onChangeEnd, unit, rootSizePx, min, max } = options;
  const { locale } = useLocale();
  const print = (number?: number) => (number === undefined ? "" : printMeasure(number, locale));
  const parse = (text: string) => parseMeasure(text, unit, rootSizePx);
  const entry = useTypedEntry<number, MeasureProblem>({
    value,
    print,
    read(text) {
      const number = parse(text) ?? Number.NaN;
      const problem = findProblem(number, options);
      return problem ? { problem } : { value: number };
    },
    onChange,
    onChangeEnd,
  });
  const steps = useFrameChange(entry.take);
  return {
    ...entry,
    example: `${print(value)}${unit}`,
    print,
    step(step: number, count: number): void {
      const current = steps.waiting() ?? parse(entry.text) ?? value;
      const next = stepMeasure(current, step, count);
      steps.change(Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity));
    },
    /** Applies a step that waits for its frame, if any. */
    endStep: steps.applyNow,
  };
}

function findProblem(
  value: number,
  { min, max, isWhole = false }: MeasureOptions,
): MeasureProblem | undefined {
  if (Number.isNaN(value)) return "number";
  if (value >= (min ?? -Infinity) && value <= (max ?? Infinity))
    return isWhole && !Number.isInteger(value) ? "whole" : undefined;
  if (min !== undefined && max !== undefined) return "range";
  return min === undefined ? "most" : "least";
}
