import { useLocale } from "react-aria-components";
import { useDraft } from "../field/use-draft.ts";
import { parseMeasure, printMeasure, stepMeasure } from "./parse-measure.ts";

/** Why what was typed is not taken. */
export type MeasureProblem = "number" | "range" | "least" | "most" | "whole";

/** What a number field's text is reckoned by. */
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
 * The text of a number field: the number's own, or what is being typed. A number counts as soon as it is one; a value
 * that changes from elsewhere, such as by the slider beside it, takes the field back.
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
    /** Whether what was typed is taken; if not, it stays, and the problem says why. */
    commit(): boolean {
      if (draft === undefined) return true;
      const number = read(draft.text);
      const problem = findProblem(number, limits);
      if (problem) setDraft({ ...draft, problem });
      else if (number !== undefined) take(number);
      return problem === undefined;
    },
    step(step: number, count: number): void {
      const next = stepMeasure(read(draft?.text ?? printed) ?? value, step, count);
      take(Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity));
    },
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
