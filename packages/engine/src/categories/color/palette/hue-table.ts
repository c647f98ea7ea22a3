/** The hues of one path, which begins at a hue of lightness 0.75. */
export type HueRow = {
  /** The changes of the hue in degrees, at each of `pathLightnesses`. */
  readonly changes: readonly number[];
  /** The factor of chroma far above the base. */
  readonly lights: number;
};

/** Paths through all hues, at equal distances from hue 0. */
export type HueTable = readonly HueRow[];

/** The lightnesses at which paths have changes, at equal distances. */
export const pathLightnesses = [0.15, 0.35, 0.55, 0.75, 0.95] as const;
