import { blueOfLms, greenOfLms, redOfLms } from "./linear-rgb.ts";

/**
 * The slice of the sRGB gamut at one OKLCH hue. Up to the cusp its edge is a straight line from black, because scaling
 * lightness and chroma together scales linear light; above the cusp it is the curve where a channel is full.
 * After Björn Ottosson, "Gamut clipping", 2021.
 */
export type HueGamut = {
  /** How much one unit of chroma adds to the cube roots of the cone responses. */
  readonly l: number;
  readonly m: number;
  readonly s: number;
  readonly cuspLightness: number;
  readonly cuspChroma: number;
};

/** The gamut slice at a hue in degrees. */
export function gamutOfHue(hue: number): HueGamut {
  const radians = (hue * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const l = 0.3963377774 * cos + 0.2158037573 * sin;
  const m = -0.1055613458 * cos - 0.0638541728 * sin;
  const s = -0.0894841775 * cos - 1.291485548 * sin;
  const slope = maxChromaPerLightness(l, m, s);
  const cone = [(1 + slope * l) ** 3, (1 + slope * m) ** 3, (1 + slope * s) ** 3] as const;
  const fullest = Math.max(redOfLms(...cone), greenOfLms(...cone), blueOfLms(...cone));
  const cuspLightness = Math.cbrt(1 / fullest);
  return { l, m, s, cuspLightness, cuspChroma: slope * cuspLightness };
}

/** The most chroma that a hue holds at a lightness (0 to 1) inside of the sRGB gamut. */
export function maxChromaIn(gamut: HueGamut, lightness: number): number {
  const { cuspLightness, cuspChroma } = gamut;
  if (lightness <= 0 || lightness >= 1) return 0;
  if (lightness <= cuspLightness) return (cuspChroma * lightness) / cuspLightness;
  let chroma = (cuspChroma * (1 - lightness)) / (1 - cuspLightness);
  for (let round = 0; round < 4; round++) {
    chroma = nearestFullChannel(gamut, lightness, chroma);
  }
  return chroma;
}

/** The most chroma that a hue in degrees holds at a lightness (0 to 1) inside of the sRGB gamut. */
export function maxChroma(lightness: number, hue: number): number {
  return maxChromaIn(gamutOfHue(hue), lightness);
}

/** Halves the interval until it holds the chroma, at lightness 1, where the first channel falls below 0. */
function maxChromaPerLightness(l: number, m: number, s: number): number {
  let inside = 0;
  let outside = 1;
  for (let round = 0; round < 34; round++) {
    const slope = (inside + outside) / 2;
    if (isInCone((1 + slope * l) ** 3, (1 + slope * m) ** 3, (1 + slope * s) ** 3)) inside = slope;
    else outside = slope;
  }
  return inside;
}

/**
 * Whether no channel is negative. A thousandth of the fullest one is let pass: at the hue of pure blue the gamut's edge
 * bends inwards by that much, and the blue itself must count as inside.
 */
function isInCone(l: number, m: number, s: number): boolean {
  const red = redOfLms(l, m, s);
  const green = greenOfLms(l, m, s);
  const blue = blueOfLms(l, m, s);
  return Math.min(red, green, blue) >= -0.001 * Math.max(red, green, blue);
}

/** One step of Newton's method, from a chroma to where the first of the three channels is full. */
function nearestFullChannel(gamut: HueGamut, lightness: number, chroma: number): number {
  const x = lightness + gamut.l * chroma;
  const y = lightness + gamut.m * chroma;
  const z = lightness + gamut.s * chroma;
  const lms = [x ** 3, y ** 3, z ** 3] as const;
  const slopes = [3 * gamut.l * x * x, 3 * gamut.m * y * y, 3 * gamut.s * z * z] as const;
  return Math.min(
    newtonStep(chroma, redOfLms(...lms), redOfLms(...slopes)),
    newtonStep(chroma, greenOfLms(...lms), greenOfLms(...slopes)),
    newtonStep(chroma, blueOfLms(...lms), blueOfLms(...slopes)),
  );
}

/** Where a channel that rises with chroma is full; a falling one never is. */
function newtonStep(chroma: number, channel: number, slope: number): number {
  return slope > 0 ? chroma - (channel - 1) / slope : Number.POSITIVE_INFINITY;
}
