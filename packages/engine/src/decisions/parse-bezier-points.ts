import type { CubicBezierValue } from "#tokens/token.ts";
import { generalLimits } from "./general-limits.ts";
import { parseList, parseNumber, type Place } from "./parse-fields.ts";

/** Parses the two middle points of a Bézier easing: x1, y1, x2, y2, the x within 0 to 1. */
export function parseBezierPoints(
  input: unknown,
  place: Place,
): CubicBezierValue["points"] | undefined {
  const points = parseList(input, { min: 4, max: 4 }, place, (point, at) =>
    parseNumber(
      point,
      at.path.match(/\.[02]$/) ? { min: 0, max: 1 } : generalLimits.bezierOrdinate,
      at,
    ),
  );
  const [x1, y1, x2, y2] = points ?? [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    return undefined;
  return [x1, y1, x2, y2];
}
