import { blueOfLms, greenOfLms, luminanceOfLms, redOfLms } from "./linear-rgb.ts";

/**
 * The slice of the sRGB gamut at one OKLCH hue. Up to the cusp its edge is a straight line from black, because scaling
 * lightness and chroma together scales linear light; above the cusp it is the curve where a channel is full.
 * After Björn Ottosson, "Gamut clipping", 2021.
 */
export type HueGamut = ConeShifts & {
  readonly cuspLightness: number;
  readonly cuspChroma: number;
};

/** The change of the cube roots of the cone responses for one unit of chroma of a hue. */
export type ConeShifts = { readonly l: number; readonly m: number; readonly s: number };

/** Returns the gamut slice at a hue in degrees. */
export function gamutOfHue(hue: number): HueGamut {
  const radians = (hue * Math.PI) / 180;
  return gamutOfDirection(Math.cos(radians), Math.sin(radians));
}

/**
 * Returns the gamut slice at the hue of a direction in OKLab, given as the cosine and the sine of
 * its angle.
 */
export function gamutOfDirection(cos: number, sin: number): HueGamut {
  const { l, m, s } = coneShiftsOf(cos, sin);
  const slope = maxChromaPerLightness(l, m, s);
  const x = 1 + slope * l;
  const y = 1 + slope * m;
  const z = 1 + slope * s;
  const xCone = x * x * x;
  const yCone = y * y * y;
  const zCone = z * z * z;
  const fullest = Math.max(
    redOfLms(xCone, yCone, zCone),
    greenOfLms(xCone, yCone, zCone),
    blueOfLms(xCone, yCone, zCone),
  );
  const cuspLightness = Math.cbrt(1 / fullest);
  return { l, m, s, cuspLightness, cuspChroma: slope * cuspLightness };
}

/**
 * The slopes of the edge from black and the cusps' lightness at every eighth of a degree; 0 until
 * they are needed.
 */
const slicesPerDegree = 8;
const sliceCount = 360 * slicesPerDegree;
const slopes = new Float64Array(sliceCount + 1);
const cuspLightnesses = new Float64Array(sliceCount + 1);

/**
 * Returns nearly the gamut slice of a direction in OKLab whose hue in degrees is known, in a
 * fraction of the time: between the two stored slices beside it.
 */
export function gamutNearHue(hue: number, cos: number, sin: number): HueGamut {
  const { l, m, s } = coneShiftsOf(cos, sin);
  // A remainder takes as long as the rest of this function.
  const place = (hue < 0 ? hue + 360 : hue < 360 ? hue : hue - 360) * slicesPerDegree;
  const index = Math.floor(place);
  const slope = sliceBetween(slopes, index, place - index);
  const cuspLightness = sliceBetween(cuspLightnesses, index, place - index);
  return { l, m, s, cuspLightness, cuspChroma: slope * cuspLightness };
}

function sliceBetween(values: Float64Array, index: number, share: number): number {
  if (values[index] === 0) storeSlice(index);
  if (values[index + 1] === 0) storeSlice(index + 1);
  const value = values[index] as number;
  return value + ((values[index + 1] as number) - value) * share;
}

function storeSlice(index: number): void {
  const { cuspLightness, cuspChroma } = gamutOfHue(index / slicesPerDegree);
  slopes[index] = cuspChroma / cuspLightness;
  cuspLightnesses[index] = cuspLightness;
}

/**
 * Returns the cone shifts of a direction in OKLab. Matrix: Björn Ottosson, "A perceptual color
 * space for image processing".
 */
function coneShiftsOf(cos: number, sin: number): ConeShifts {
  return {
    l: 0.3963377774 * cos + 0.2158037573 * sin,
    m: -0.1055613458 * cos - 0.0638541728 * sin,
    s: -0.0894841775 * cos - 1.291485548 * sin,
  };
}

/** Returns the cone shifts of a hue in degrees. */
export function coneShiftsOfHue(hue: number): ConeShifts {
  const radians = (hue * Math.PI) / 180;
  return coneShiftsOf(Math.cos(radians), Math.sin(radians));
}

/** Returns the maximum chroma of a hue at a lightness (0 to 1) inside the sRGB gamut. */
export function maxChromaIn(gamut: HueGamut, lightness: number): number {
  const { cuspLightness, cuspChroma } = gamut;
  if (lightness <= 0 || lightness >= 1) return 0;
  if (lightness <= cuspLightness) return (cuspChroma * lightness) / cuspLightness;
  let chroma = (cuspChroma * (1 - lightness)) / (1 - cuspLightness);
  for (let round = 0; round < 5; round++) {
    const next = nearestFullChannel(gamut, lightness, chroma);
    const isThere = Math.abs(next - chroma) < chromaTolerance;
    chroma = next;
    if (isThere) break;
  }
  return chroma;
}

/**
 * Newton's method doubles the digits with each step: a step of less than this has an error of its
 * square.
 */
const chromaTolerance = 1e-3;

/** Returns the maximum chroma of a hue in degrees at a lightness (0 to 1) inside the sRGB gamut. */
export function maxChroma(lightness: number, hue: number): number {
  return maxChromaIn(gamutOfHue(hue), lightness);
}

/**
 * Returns the chroma, at lightness 1, at which the first channel falls below 0: by regula falsi
 * with the Illinois rule (Dowell and Jarratt, "A modified regula falsi method", 1971).
 */
function maxChromaPerLightness(l: number, m: number, s: number): number {
  let inside = 0;
  let outside = 1;
  let marginInside = marginInCone(l, m, s, inside);
  let marginOutside = marginInCone(l, m, s, outside);
  let lastSide = 0;
  for (let round = 0; round < 40 && outside - inside > 1e-12; round++) {
    const slope =
      (inside * marginOutside - outside * marginInside) / (marginOutside - marginInside);
    const margin = marginInCone(l, m, s, slope);
    if (Math.abs(margin) < 1e-12) return slope;
    if (margin > 0) {
      inside = slope;
      marginInside = margin;
      if (lastSide > 0) marginOutside /= 2;
      lastSide = 1;
    } else {
      outside = slope;
      marginOutside = margin;
      if (lastSide < 0) marginInside /= 2;
      lastSide = -1;
    }
  }
  return inside;
}

/**
 * Returns how far the lowest channel is above 0, at lightness 1 and a chroma. It tolerates a
 * thousandth of the highest one: at the hue of pure blue the gamut's edge bends inward by that
 * much, and the blue itself must count as inside.
 */
function marginInCone(l: number, m: number, s: number, chroma: number): number {
  const x = 1 + chroma * l;
  const y = 1 + chroma * m;
  const z = 1 + chroma * s;
  const xCone = x * x * x;
  const yCone = y * y * y;
  const zCone = z * z * z;
  const red = redOfLms(xCone, yCone, zCone);
  const green = greenOfLms(xCone, yCone, zCone);
  const blue = blueOfLms(xCone, yCone, zCone);
  return Math.min(red, green, blue) + 0.001 * Math.max(red, green, blue);
}

/**
 * Does one step of Newton's method, from a chroma to that at which the first of the three channels
 * is full.
 */
function nearestFullChannel(gamut: HueGamut, lightness: number, chroma: number): number {
  const x = lightness + gamut.l * chroma;
  const y = lightness + gamut.m * chroma;
  const z = lightness + gamut.s * chroma;
  const xx = x * x;
  const yy = y * y;
  const zz = z * z;
  const xSlope = 3 * gamut.l * xx;
  const ySlope = 3 * gamut.m * yy;
  const zSlope = 3 * gamut.s * zz;
  return Math.min(
    newtonStep(chroma, redOfLms(xx * x, yy * y, zz * z), redOfLms(xSlope, ySlope, zSlope)),
    newtonStep(chroma, greenOfLms(xx * x, yy * y, zz * z), greenOfLms(xSlope, ySlope, zSlope)),
    newtonStep(chroma, blueOfLms(xx * x, yy * y, zz * z), blueOfLms(xSlope, ySlope, zSlope)),
  );
}

/**
 * Returns the chroma at which a channel that increases with chroma is full; a decreasing one never
 * is.
 */
function newtonStep(chroma: number, channel: number, slope: number): number {
  return slope > 0 ? chroma - (channel - 1) / slope : Number.POSITIVE_INFINITY;
}

/**
 * Returns the relative luminance (WCAG 2.2) of a hue at an OKLCH lightness and chroma; the color
 * may be outside the sRGB gamut.
 */
export function luminanceAt(shifts: ConeShifts, lightness: number, chroma: number): number {
  const x = lightness + chroma * shifts.l;
  const y = lightness + chroma * shifts.m;
  const z = lightness + chroma * shifts.s;
  return luminanceOfLms(x * x * x, y * y * y, z * z * z);
}
