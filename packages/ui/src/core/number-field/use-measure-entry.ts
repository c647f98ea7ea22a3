import { useLocale } from "react-aria-components";
import { useDraft } from "../field/use-draft.ts";
import { useFrameChange } from "../slider/use-frame-change.ts";
import { parseMeasure, printMeasure, stepMeasure } from "./parse-measure.ts";

/** The error of the typed text. */
export type MeasureProblem = "number" | "range" | "least" | "most" | "whole";

/** The options of a number field's text. */
export type MeasureLimits = {
  readonly value: number;
  readonly onChange: ((value: number) => void) | undefined;
  readonly onChangeEnd: ((value: number) => void) | undefined;
  readonly unit: string;
  readonly rootSizePx: number | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly isWhole: boolean | undefined;
};

/**
 * Holds the text of a number field: the number's own, or the one being typed. A valid number
 * applies at once; a value that changes from outside, such as by a slider, replaces the text.
 */
export function useMeasureEntry(limits: MeasureLimits) {
  const { value, onChange, onChangeEnd, unit, rootSizePx, min, max } = limits;
  const [draft, setDraft] = useDraft(value);
  const { locale } = useLocale();
  const print = (number?: number) => (number === undefined ? "" : printMeasure(number, locale));
  const printed = print(value);
  const read = (text: string) => parseMeasure(text, unit, rootSizePx);

  function take(next: number): void {
    setDraft(undefined);
    if (next !== value) onChange?.(next);
    if (next !== (draft?.before ?? value)) onChangeEnd?.(next);
  }
  const steps = useFrameChange(take);
  return {
    text: draft?.text ?? printed,
    example: `${printed}${unit}`,
    print,
    isEdited: draft !== undefined,
    problem: draft?.problem as MeasureProblem | undefined,
    edit(text: string): void {
      const number = read(text);
      const isTaken = number !== undefined && !findProblem(number, limits);
      const typed = isTaken ? number : undefined;
      setDraft({ text, before: draft?.before ?? value, typed });
      if (typed !== undefined && typed !== value) onChange?.(typed);
    },
    /** Returns whether the typed text is accepted; otherwise it stays, and the problem describes why. */
    commit(): boolean {
      if (draft === undefined) return true;
      const number = read(draft.text);
      const problem = findProblem(number, limits);
      if (problem) setDraft({ ...draft, problem });
      else if (number !== undefined) take(number);
      return problem === undefined;
    },
    step(step: number, count: number): void {
      const current = steps.waiting() ?? read(draft?.text ?? printed) ?? value;
      const next = stepMeasure(current, step, count);
      steps.change(Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity));
    },
    /** Applies a step that waits for its frame, if any. */
    endStep: steps.applyNow,
    revert(): void {
      if (!draft) return;
      setDraft(undefined);
      if (draft.before !== value) onChange?.(draft.before);
    },
  };
}

function findProblem(
  value: number | undefined,
  { min, max, isWhole = false }: MeasureLimits,
): MeasureProblem | undefined {
  if (value === undefined) return "number";
  if (value >= (min ?? -Infinity) && value <= (max ?? Infinity))
    return isWhole && !Number.isInteger(value) ? "whole" : undefined;
  if (min !== undefined && max !== undefined) return "range";
  return min === undefined ? "most" : "least";
}
