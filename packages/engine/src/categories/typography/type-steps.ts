/** The steps of the body sizes: powers of the ratio around the base size. */
export const bodySteps = [
  { key: "xs", power: -2 },
  { key: "s", power: -1 },
  { key: "m", power: 0 },
  { key: "lg", power: 1 },
  { key: "xl", power: 2 },
] as const;

/**
 * The steps of the heading sizes, each with its letter spacing in em: larger texts have closer
 * letters.
 */
export const headingSteps = [
  { key: "xs", power: 1, letterSpacingEm: 0.02 },
  { key: "s", power: 2, letterSpacingEm: 0.01 },
  { key: "m", power: 3, letterSpacingEm: 0 },
  { key: "lg", power: 4, letterSpacingEm: -0.01 },
  { key: "xl", power: 5, letterSpacingEm: -0.02 },
] as const;

/** The named ratios between two steps; each is an interval of music. */
export const namedRatios = [
  { name: "minor second", ratio: 1.067 },
  { name: "major second", ratio: 1.125 },
  { name: "minor third", ratio: 1.2 },
  { name: "major third", ratio: 1.25 },
  { name: "perfect fourth", ratio: 1.333 },
  { name: "augmented fourth", ratio: 1.414 },
  { name: "perfect fifth", ratio: 1.5 },
  { name: "golden ratio", ratio: 1.618 },
] as const;

/** The viewport widths between which a fluid size grows. */
export const fluidViewports = { minPx: 480, maxPx: 1536 } as const;
