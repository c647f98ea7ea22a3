import { convertLengthToPx } from "#tokens/length.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { TokenValue } from "#tokens/token.ts";
import { kindOfValue } from "#tokens/value-kind.ts";
import { measureColorChange } from "./measure-color-change.ts";
import type { ValueChange } from "./token-set-diff.ts";

/**
 * Measures the difference of two values: ΔE_OK for colors; the ratio for lengths, numbers and
 * durations.
 */
export function measureChange(
  before: TokenValue,
  after: TokenValue,
): Pick<ValueChange, "deltaEOk" | "ratio"> {
  if (before.type === "color" && after.type === "color")
    return { deltaEOk: roundNumber(measureColorChange(before, after)) };
  if (kindOfValue(before) !== kindOfValue(after)) return {};
  const ratio = findRatio(before, after);
  return ratio === undefined ? {} : { ratio: roundNumber(ratio) };
}

/**
 * Finds the ratio of the numbers that changed more, the wide end's if both changed equally;
 * undefined if one is zero or the sign changes.
 */
function findRatio(before: TokenValue, after: TokenValue): number | undefined {
  const figures = figuresOf(after);
  const ratios = figuresOf(before).flatMap((was, index) => {
    const now = figures[index] ?? 0;
    return was * now > 0 ? [now / was] : [];
  });
  const [wide, narrow] = ratios.toReversed();
  return narrow !== undefined && wide !== undefined && reach(narrow) > reach(wide) ? narrow : wide;
}

function reach(ratio: number): number {
  return Math.max(ratio, 1 / ratio);
}

/** Lists the measured numbers of a value: at the narrow end and at the wide one. */
function figuresOf(value: TokenValue): readonly number[] {
  switch (value.type) {
    case "dimension":
      return twice(convertLengthToPx(value));
    case "fluidDimension":
      return [value.minPx, value.maxPx];
    case "number":
      return [value.value];
    case "duration":
      return [value.ms];
    default:
      return [];
  }
}

function twice(figure: number): readonly number[] {
  return [figure, figure];
}
