import { gamutNearHue } from "#color/gamut.ts";
import type { Oklab } from "#color/oklab.ts";
import type { Taste } from "../advanced-color.ts";
import type { HueDirection } from "./hue-direction.ts";
import { pathLightnesses, type HueRow, type HueTable } from "./hue-table.ts";
import { learnedHues } from "./learned-hues.ts";

/** The hues of a palette over lightness, as changes of the base's hue in degrees. */
export type HuePath = {
  /** The hue of the base in degrees, -180 to 180. */
  readonly hue: number;
  readonly baseLightness: number;
  /** The control points of a quadratic B-spline, and its value at the base. */
  readonly points: readonly number[];
  readonly offset: number;
  /** The share of the way to gold that dark colors turn, 0 to 1. */
  readonly gold: number;
  /** The factor of chroma far above the base. */
  readonly lights: number;
};

/** The parts of a taste that decide on hues. */
export type HueTaste = Pick<Taste, "hueShift" | "yellows">;

/** The shares of the changes in hand-made ramps. */
const strengths: Readonly<Record<Exclude<HueTaste["hueShift"], "none">, number>> = {
  natural: 0.5,
  strong: 1,
};
/** The OKLCH chroma of bases that hardly turn, and of those that turn wholly. */
const turningChromas = [0.05, 0.12] as const;
/** The OKLCH chroma of bases whose light steps get no more chroma, and of those that get all of it. */
const livelyChromas = [0.1, 0.15] as const;

const [firstLightness, secondLightness] = pathLightnesses;
const pointsPerLightness = 1 / (secondLightness - firstLightness);
const lastPoint = pathLightnesses.length - 1;

/** The OKLCH hue to which golden yellows turn, in degrees, and how far at most. */
const goldHue = 45;
const mostGold = 0.55;
/** The hues between which more and more turn there, and between which fewer do. */
const risingHues = [50, 70] as const;
const fallingHues = [118, 104] as const;

/**
 * Returns the path of hues through a base, by a share of the changes in hand-made ramps. Undefined
 * if the base is nearly grey or the taste keeps hues.
 */
export function huePathThrough(
  { l, a, b }: Oklab,
  chroma: number,
  { hueShift, yellows }: HueTaste,
  table: HueTable = learnedHues,
): HuePath | undefined {
  const share = shareBetween(turningChromas, chroma);
  if (hueShift === "none" || share === 0) return undefined;
  // Rounded, because browsers compute the last bits of an arc tangent differently.
  const hue = Math.round((Math.atan2(b, a) * 180_000) / Math.PI) / 1000;
  const { one, other, place } = rowsThrough(hue, l, table);
  const strength = share * strengths[hueShift];
  const points = one.changes.map(
    (change, i) => strength * between(change, other.changes[i] as number, place),
  );
  const lights =
    1 + shareBetween(livelyChromas, chroma) * (between(one.lights, other.lights, place) - 1);
  const gold = yellows === "golden" ? share * goldnessOf(hue) : 0;
  return { hue, baseLightness: l, points, offset: changeAt(points, l), gold, lights };
}

/** Returns the direction that a path has at a lightness, for the direction of its base. */
export function directionOn(path: HuePath, lightness: number, base: HueDirection): HueDirection {
  const turn = turnAt(path, lightness);
  // The tangent of half the angle turns a direction without a sine, and keeps its length.
  const half = (turn * Math.PI) / 360;
  const tangent = half + (half * half * half) / 3;
  const square = tangent * tangent;
  const scale = 1 / (1 + square);
  const cos = (1 - square) * scale;
  const sin = 2 * tangent * scale;
  const hueCos = base.hueCos * cos - base.hueSin * sin;
  const hueSin = base.hueSin * cos + base.hueCos * sin;
  return { gamut: gamutNearHue(path.hue + turn, hueCos, hueSin), hueCos, hueSin };
}

function turnAt({ hue, baseLightness, points, offset, gold }: HuePath, lightness: number): number {
  const turn = changeAt(points, lightness) - offset;
  if (gold === 0 || lightness >= baseLightness) return turn;
  const share = gold * Math.min(1, 1.3 * (1 - lightness / baseLightness));
  return turn + share * (goldHue - hue - turn);
}

/** Returns the share of the way to gold that the darkest colors of a hue turn. */
function goldnessOf(hue: number): number {
  return mostGold * shareBetween(risingHues, hue) * shareBetween(fallingHues, hue);
}

/** Two rows of a table, and the place of a hue between them, 0 to 1. */
type Rows = { readonly one: HueRow; readonly other: HueRow; readonly place: number };

/**
 * Finds the place of the path that has a hue at a lightness. The rows are by the hue that they
 * change, so two rounds search it.
 */
function rowsThrough(hue: number, lightness: number, table: HueTable): Rows {
  let rows = rowsAt(hue, table);
  for (let round = 0; round < 2; round++) {
    const { one, other, place } = rows;
    const change = between(
      changeAt(one.changes, lightness),
      changeAt(other.changes, lightness),
      place,
    );
    rows = rowsAt(hue - change, table);
  }
  return rows;
}

function rowsAt(hue: number, table: HueTable): Rows {
  const position = ((hue < 0 ? hue + 360 : hue) * table.length) / 360;
  const index = Math.floor(position);
  const one = table[index] as HueRow;
  const other = table[(index + 1) % table.length] as HueRow;
  return { one, other, place: position - index };
}

/** Returns how far a value is on the way from one number to another, 0 to 1. */
function shareBetween([least, whole]: readonly [number, number], value: number): number {
  return Math.min(1, Math.max(0, (value - least) / (whole - least)));
}

function between(one: number, other: number, place: number): number {
  return one + (other - one) * place;
}

/** Returns the value of a quadratic B-spline with five control points at a lightness. */
function changeAt(points: readonly number[], lightness: number): number {
  const place = (lightness - firstLightness) * pointsPerLightness;
  const index = Math.min(lastPoint - 1, Math.max(1, Math.round(place)));
  const t = Math.min(1, Math.max(-1, place - index));
  const before = points[index - 1] as number;
  const here = points[index] as number;
  const after = points[index + 1] as number;
  const bend = before + after - 2 * here;
  return here + bend / 8 + ((after - before) * t + bend * t * t) / 2;
}
