import type { Range } from "./range.ts";

/** The limits of counts in a recipe, and of the lengths of its texts. */
export const recipeCounts = {
  families: { min: 1, max: 8 },
  familyNameLength: { min: 1, max: 64 },
  /** The steps of the spacing scale, the durations, the easings. */
  steps: { min: 1, max: 32 },
  stepKeyLength: { min: 1, max: 32 },
  overrides: { min: 0, max: 1000 },
  customTokens: { min: 0, max: 1000 },
  tokenNotes: { min: 0, max: 1000 },
  descriptionLength: { min: 1, max: 500 },
  pathLength: { min: 1, max: 200 },
  pathSegments: { min: 1, max: 6 },
  ruleCases: { min: 0, max: 16 },
  shadowLayers: { min: 0, max: 8 },
  paletteSteps: { min: 3, max: 20 },
  extraPalettes: { min: 0, max: 12 },
  /** The targets of single pairs of colors. */
  contrastTargets: { min: 0, max: 500 },
  paletteNameLength: { min: 1, max: 32 },
} as const satisfies Record<string, Range>;
