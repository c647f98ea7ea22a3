import type { CubicBezierValue } from "#tokens/token.ts";
import { generalLimits } from "./general-limits.ts";
import { listOf, numberIn, type Place } from "./parse-fields.ts";

const parsePoints = listOf({ min: 4, max: 4 }, (point, place) =>
  numberIn(/\.[02]$/.test(place.path) ? { min: 0, max: 1 } : generalLimits.bezierOrdinate)(
    point,
    place,
  ),
);

/** Parses the two middle points of a Bézier easing: x1, y1, x2, y2, the x within 0 to 1. */
export function parseBezierPoints(
  input: unknown,
  place: Place,
): CubicBezierValue["points"] | undefined {
  return parsePoints(input, place) as CubicBezierValue["points"] | undefined;
}
