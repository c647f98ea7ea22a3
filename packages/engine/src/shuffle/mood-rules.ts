import type { Mood, ShadowCharacter } from "#presets/preset.ts";

type Some<T> = readonly [T, ...T[]];

/** The values that belong together in a mood; shuffling chooses among them. */
export type MoodRules = {
  /** The share of the largest chroma at the hue and lightness of a base color. */
  readonly chroma: readonly [least: number, most: number];
  readonly lightness: readonly [least: number, most: number];
  readonly neutralChroma: Some<number>;
  readonly ratios: Some<number>;
  readonly units: Some<4 | 8>;
  readonly radiiPx: Some<number>;
  readonly shadows: Some<ShadowCharacter>;
  readonly densities: Some<"comfortable" | "compact">;
};

/** The rules of every mood. */
export const moodRules: Readonly<Record<Mood, MoodRules>> = {
  calm: {
    chroma: [0.3, 0.7],
    lightness: [0.4, 0.58],
    neutralChroma: [0.006, 0.01, 0.012],
    ratios: [1.2, 1.25],
    units: [4, 4, 8],
    radiiPx: [4, 6, 8, 10],
    shadows: ["soft", "soft", "none"],
    densities: ["comfortable", "comfortable", "compact"],
  },
  warm: {
    chroma: [0.5, 0.85],
    lightness: [0.42, 0.6],
    neutralChroma: [0.012, 0.014, 0.016],
    ratios: [1.2, 1.25, 1.333],
    units: [4, 4, 8],
    radiiPx: [6, 8, 12, 16],
    shadows: ["soft", "soft", "crisp"],
    densities: ["comfortable"],
  },
  bold: {
    chroma: [0.85, 1],
    lightness: [0.48, 0.84],
    neutralChroma: [0, 0.004, 0.006],
    ratios: [1.333, 1.414, 1.5],
    units: [4, 8],
    radiiPx: [0, 0, 2, 4],
    shadows: ["none", "crisp"],
    densities: ["comfortable", "compact"],
  },
  printed: {
    chroma: [0.25, 0.75],
    lightness: [0.28, 0.5],
    neutralChroma: [0.008, 0.012, 0.018],
    ratios: [1.25, 1.333, 1.414],
    units: [4, 8],
    radiiPx: [0, 0, 2, 3],
    shadows: ["none", "none", "crisp"],
    densities: ["comfortable"],
  },
  technical: {
    chroma: [0.6, 1],
    lightness: [0.45, 0.72],
    neutralChroma: [0.004, 0.008, 0.018],
    ratios: [1.125, 1.2],
    units: [4],
    radiiPx: [0, 2, 4, 6, 8],
    shadows: ["none", "crisp", "deep"],
    densities: ["compact", "compact", "comfortable"],
  },
  playful: {
    chroma: [0.75, 1],
    lightness: [0.55, 0.78],
    neutralChroma: [0.01, 0.014, 0.02],
    ratios: [1.2, 1.25],
    units: [4, 8],
    radiiPx: [14, 16, 20, 24, 28],
    shadows: ["soft", "deep"],
    densities: ["comfortable"],
  },
};
