import { oklchOf, type Oklch } from "@tessera/engine/color";
import {
  generateWithHueTable,
  pathLightnesses,
  type HueRow,
  type HueTable,
} from "@tessera/engine/testing";
import { colorAt } from "./measure-nearness.ts";
import type { Ramp } from "./palette-peers.ts";

/** How much two neighbors in a ramp change the hue for one more unit of lightness. */
type Slope = {
  readonly hue: number;
  readonly lightness: number;
  readonly degrees: number;
  readonly weight: number;
};

/** Ramps with less OKLCH chroma at their base are greys, and steps below the other have no hue. */
const leastBaseChroma = 0.04;
const leastChroma = 0.012;
/** The chroma from which a step counts fully; lighter ones have rounding errors in their hue. */
const wholeChroma = 0.04;
/** The standard deviations of the kernel, in degrees and in lightness. */
const hueWidth = 12;
const lightnessWidth = 0.1;
/** The weight of no change, so that a hue without ramps has none. */
const stillness = 0.03;

const rowCount = 24;
/** The lightness at which the hue of a row is its own. */
const rowLightness = 0.75;
/** The parts of the way from there to another lightness. */
const parts = 20;

/** The least lightness of the steps that teach the chroma of lights, and their distance to the base. */
const leastLight = 0.85;
const leastRise = 0.12;

/**
 * Learns the table of the hues of palettes from ramps. First estimates, by a kernel, how the hue of
 * any color changes with lightness in the ramps, and follows it from each row's hue. Then compares
 * the chroma of light steps with that of palettes with these hues.
 */
export function learnHueTable(ramps: readonly Ramp[]): HueTable {
  const slopes = ramps.flatMap(slopesOf);
  const rows = Array.from({ length: rowCount }, (_, i) => {
    const hue = (i * 360) / rowCount;
    const changes = pathLightnesses.map((lightness) => changeAt(slopes, hue, lightness));
    return { changes: changes.map((change) => roundTo(change, 0.5)), lights: 1 };
  });
  const lights = ramps.flatMap((ramp) => compareLights(ramp, rows));
  return rows.map(({ changes }, i) => ({ changes, lights: lightsAt(lights, i) }));
}

function slopesOf({ base, steps }: Ramp): readonly Slope[] {
  if (oklchOf(base).c < leastBaseChroma) return [];
  const colors = steps.map(oklchOf);
  return colors.slice(1).flatMap((darker, i) => {
    const lighter = colors[i] as Oklch;
    const rise = lighter.l - darker.l;
    const chroma = Math.min(lighter.c, darker.c);
    if (chroma < leastChroma || rise < leastChroma) return [];
    const change = turnBetween(darker.h, lighter.h);
    return {
      hue: darker.h + change / 2,
      lightness: darker.l + rise / 2,
      degrees: change / rise,
      weight: rise * Math.min(1, chroma / wholeChroma),
    };
  });
}

/** Returns the change of a row's hue on the way to a lightness. */
function changeAt(slopes: readonly Slope[], hue: number, lightness: number): number {
  const step = (lightness - rowLightness) / parts;
  let change = 0;
  for (let part = 0; part < parts; part++)
    change += step * slopeAt(slopes, hue + change, rowLightness + (part + 0.5) * step);
  return change;
}

function slopeAt(slopes: readonly Slope[], hue: number, lightness: number): number {
  let sum = 0;
  let weights = stillness;
  for (const slope of slopes) {
    const weight =
      slope.weight *
      kernel(turnBetween(hue, slope.hue) / hueWidth) *
      kernel((slope.lightness - lightness) / lightnessWidth);
    sum += weight * slope.degrees;
    weights += weight;
  }
  return sum / weights;
}

/** The chroma of a light step, and that of a palette of its base at the same lightness. */
type Lights = { readonly hue: number; readonly expert: number; readonly ours: number };

function compareLights({ base, steps }: Ramp, table: HueTable): readonly Lights[] {
  const { l, c, h } = oklchOf(base);
  if (c < 2 * leastBaseChroma) return [];
  const palette = generateWithHueTable(base, table);
  return steps.flatMap((step) => {
    const color = oklchOf(step);
    if (color.l < leastLight || color.l < l + leastRise) return [];
    const { a, b } = colorAt(palette, color.l);
    return { hue: h, expert: color.c, ours: Math.hypot(a, b) };
  });
}

function lightsAt(lights: readonly Lights[], row: number): HueRow["lights"] {
  let more = 0;
  let weights = 0.0015;
  for (const { hue, expert, ours } of lights) {
    const weight = kernel(turnBetween((row * 360) / rowCount, hue) / hueWidth) * ours;
    more += weight * (expert - ours);
    weights += weight * ours;
  }
  return Math.max(1, roundTo(1 + more / weights, 0.05));
}

function kernel(distance: number): number {
  return Math.exp(-0.5 * distance * distance);
}

/** Returns the shortest turn from a hue to another, -180 to 180 degrees. */
function turnBetween(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

function roundTo(value: number, unit: number): number {
  return Number((Math.round(value / unit) * unit).toFixed(2)) + 0;
}
