// From the cone responses of OKLab to linear sRGB. Matrix: Björn Ottosson, "A perceptual color space for image processing".

/** Returns the linear red of three cone responses. */
export function redOfLms(l: number, m: number, s: number): number {
  return 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
}

/** Returns the linear green of three cone responses. */
export function greenOfLms(l: number, m: number, s: number): number {
  return -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
}

/** Returns the linear blue of three cone responses. */
export function blueOfLms(l: number, m: number, s: number): number {
  return -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
}

/**
 * Returns the relative luminance of three cone responses; the weights of the channels are WCAG
 * 2.2's.
 */
export function luminanceOfLms(l: number, m: number, s: number): number {
  return 0.2126 * redOfLms(l, m, s) + 0.7152 * greenOfLms(l, m, s) + 0.0722 * blueOfLms(l, m, s);
}
