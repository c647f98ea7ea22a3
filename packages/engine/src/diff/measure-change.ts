import { convertLengthToPx } from "#tokens/length.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { TokenValue, ColorValue } from "#tokens/token.ts";
import { kindOfValue } from "#tokens/value-kind.ts";
import type { ValueChange } from "./token-set-diff.ts";
import { blendWide } from "#color/blend-wide.ts";
import { blend } from "#color/blend.ts";
import { distanceInOklab } from "#color/delta-e-ok.ts";
import type { HexColor } from "#color/hex-color.ts";
import { oklabOf, type Oklab } from "#color/oklab.ts";
import { oklchOf } from "#color/oklch.ts";

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

/**
 * Measures the visible difference of two colors (ΔE_OK): the maximum over white or black, on sRGB
 * screens or on wide-gamut ones.
 */
function measureColorChange(before: ColorValue, after: ColorValue): number {
  const screens = before.wide || after.wide ? [showNarrow, showWide] : [showNarrow];
  return Math.max(
    ...screens.flatMap((show) =>
      grounds.map((ground) => distanceInOklab(show(before, ground), show(after, ground))),
    ),
  );
}

const grounds = ["#ffffff" as HexColor, "#000000" as HexColor];

function showNarrow({ hex, alpha }: ColorValue, ground: HexColor): Oklab {
  return oklabOf(blend(hex, ground, alpha));
}

function showWide({ hex, alpha, wide }: ColorValue, ground: HexColor): Oklab {
  return blendWide(wide ?? oklchOf(hex), ground, alpha);
}
