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

/** The text of a number field: the number's own, or what is being typed until it is taken. */
export function useMeasureEntry(limits: MeasureLimits) {
  const { value, onChange, unit, min, max } = limits;
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<MeasureProblem>();
  const printed = printMeasure(value);

  function take(next: number): void {
    setDraft(undefined);
    setProblem(undefined);
    if (next !== value) onChange(next);
  }
  return {
    text: draft ?? printed,
    example: `${printed}${unit}`,
    isEdited: draft !== undefined,
    problem,
    edit(text: string): void {
      setDraft(text);
      setProblem(undefined);
    },
    commit(): void {
      if (draft === undefined) return;
      const typed = parseMeasure(draft, unit);
      const found = findProblem(typed, min, max);
      if (typed === undefined || found) setProblem(found);
      else take(typed);
    },
    step(step: number, times: number): void {
      const from = parseMeasure(draft ?? printed, unit) ?? value;
      const next = stepMeasure(from, step, times);
      take(Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity));
    },
    revert(): void {
      setDraft(undefined);
      setProblem(undefined);
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
