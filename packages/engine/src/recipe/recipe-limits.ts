/** The least and the greatest number that a field takes. */
export type Range = { readonly min: number; readonly max: number };

/** How far the numbers of a recipe may go; screens draw their fields from it, the parser refuses what is beyond. */
export const recipeLimits = {
  neutralChroma: { min: 0, max: 0.02 },
  basePx: { min: 8, max: 32 },
  ratio: { min: 1, max: 1.618 },
  spacingUnits: { min: 0, max: 250 },
  radiusBasePx: { min: 0, max: 64 },
  shadowStrength: { min: 0, max: 3 },
  shadowSoftness: { min: 0, max: 3 },
  breakpointPx: { min: 1, max: 10_000 },
  zIndexStep: { min: 1, max: 100_000 },
  durationMs: { min: 0, max: 60_000 },
} as const satisfies Record<string, Range>;

/** How many of a thing a recipe holds, and how long its texts are. */
export const recipeCounts = {
  families: { min: 1, max: 8 },
  familyNameLength: { min: 1, max: 64 },
  /** The steps of the spacing scale, the durations, the easings. */
  steps: { min: 1, max: 32 },
  stepKeyLength: { min: 1, max: 32 },
  overrides: { min: 0, max: 1000 },
  customTokens: { min: 0, max: 1000 },
  pathLength: { min: 1, max: 200 },
  pathSegments: { min: 1, max: 6 },
  ruleCases: { min: 0, max: 16 },
  shadowLayers: { min: 0, max: 8 },
  paletteSteps: { min: 3, max: 20 },
  extraPalettes: { min: 0, max: 12 },
  paletteNameLength: { min: 1, max: 32 },
} as const satisfies Record<string, Range>;

/** The decimals that a number keeps; more are rounded away. */
export const keptDecimals = 6;

/** Names that formats give to things of their own, and that no custom token may take. */
export const reservedNames: readonly string[] = ["tokens", "modes", "breakpoints"];
