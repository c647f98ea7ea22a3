/**
 * Creates eleven colors of one hue with only the arithmetic from OKLCH to 8 bits: no gamut mapping,
 * no contrast, no exact base. This is the lower bound of a palette's time. Matrices: Björn
 * Ottosson, "A perceptual color space for image processing", 2020.
 */
export function createBareRamp(chroma: number, hue: number): readonly string[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  return bareLightness.map((lightness) => {
    const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
    const red = encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
    const green = encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
    const blue = encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
    return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
  });
}

/** The lightness of each step, 0 to 1. */
export const bareLightness = [0.97, 0.94, 0.88, 0.81, 0.72, 0.63, 0.53, 0.43, 0.36, 0.29, 0.2];

function encode(linear: number): number {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, encoded)) * 255);
}
