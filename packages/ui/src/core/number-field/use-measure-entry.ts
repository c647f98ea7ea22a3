import { useState } from "react";
import { parseMeasure, printMeasure, stepMeasure } from "./parse-measure.ts";

/** Why what was typed is not taken. */
export type MeasureProblem = "number" | "range" | "least" | "most";

type MeasureLimits = {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly unit: string;
  readonly min: number | undefined;
  readonly max: number | undefined;
};

/** The text of a number field: the number's own, or what is being typed; a number counts as soon as it is one. */
export function useMeasureEntry(limits: MeasureLimits) {
  const { value, onChange, unit, min, max } = limits;
  const [draft, setDraft] = useState<{ readonly text: string; readonly before: number }>();
  const [problem, setProblem] = useState<MeasureProblem>();
  const printed = printMeasure(value);

  function take(next: number): void {
    setDraft(undefined);
    setProblem(undefined);
    if (next !== value) onChange(next);
  }
  return {
    text: draft?.text ?? printed,
    example: `${printed}${unit}`,
    isEdited: draft !== undefined,
    problem,
    edit(text: string): void {
      setDraft({ text, before: draft?.before ?? value });
      setProblem(undefined);
      const typed = parseMeasure(text, unit);
      const isTaken = typed !== undefined && findProblem(typed, min, max) === undefined;
      if (isTaken && typed !== value) onChange(typed);
    },
    commit(): void {
      if (draft === undefined) return;
      const typed = parseMeasure(draft.text, unit);
      const found = findProblem(typed, min, max);
      if (typed === undefined || found) setProblem(found);
      else take(typed);
    },
    step(step: number, times: number): void {
      const from = parseMeasure(draft?.text ?? printed, unit) ?? value;
      const next = stepMeasure(from, step, times);
      take(Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity));
    },
    revert(): void {
      if (draft) take(draft.before);
    },
  };
}

function findProblem(
  value: number | undefined,
  min: number | undefined,
  max: number | undefined,
): MeasureProblem | undefined {
  if (value === undefined) return "number";
  if (value >= (min ?? -Infinity) && value <= (max ?? Infinity)) return undefined;
  if (min !== undefined && max !== undefined) return "range";
  return min === undefined ? "most" : "least";
}
