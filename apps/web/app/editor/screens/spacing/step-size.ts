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
import { normalizeValueText } from "#editor/fields/normalize-value-text.ts";

/** Parses a typed size to spacing units; a plain number is in px. */
export function parseSize(text: string, unitPx: number): Parsed<number> {
  const parsed = parseTokenValue("spacing", normalizeValueText(text, "px"));
  if (!parsed.ok) return parsed;
  if (parsed.value.type !== "dimension") throw new Error("A spacing is a length");
  return { ok: true, value: convertLengthToPx(parsed.value) / unitPx };
}

/**
 * Returns a change of one step; if the sizes then do not rise, its problem names the step with the
 * same size.
 */
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
