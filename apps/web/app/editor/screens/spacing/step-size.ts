import {
  convertLengthToPx,
  parseTokenValue,
  type Parsed,
  type Problem,
  type Recipe,
  type SpacingStep,
  type Design,
} from "@tessera/engine";
import { printSize } from "#editor/fields/print-size.ts";
import { tidyValueText } from "#editor/fields/tidy-value-text.ts";

/** A typed size in spacing units; a number alone is one in px. */
export function parseSize(text: string, unitPx: number): Parsed<number> {
  const parsed = parseTokenValue("spacing", tidyValueText(text, "px"));
  if (!parsed.ok) return parsed;
  if (parsed.value.type !== "dimension") throw new Error("A spacing is a length");
  return { ok: true, value: convertLengthToPx(parsed.value) / unitPx };
}

/** A change of one step, which names the step that has its size already where sizes then do not rise. */
export function nameEqualSize(
  changed: Parsed<Design>,
  { key, units }: SpacingStep,
  { steps, unitPx }: Recipe["spacing"],
): Parsed<Design> {
  const equal = steps.find((step) => step.key !== key && step.units === units);
  if (changed.ok || !equal) return changed;
  const values = { name: printSize(units, unitPx), owner: equal.key };
  const named = (problem: Problem) =>
    problem.code === "not-rising" ? { ...problem, values } : problem;
  return { ok: false, problems: changed.problems.map(named) };
}
