/** A step of the spacing scale: its name, and its size in spacing units. */
export type SpacingStep = { readonly key: string; readonly units: number };

/** The steps of the spacing scale where a recipe names no others, from the smallest. */
export const defaultSpacingSteps: readonly SpacingStep[] = [
  { key: "none", units: 0 },
  { key: "xxs", units: 0.5 },
  { key: "xs", units: 1 },
  { key: "s", units: 2 },
  { key: "m", units: 4 },
  { key: "l", units: 6 },
  { key: "xl", units: 8 },
];

/** What a step's name may not end in: so the tokens of its two densities are named. */
export const densitySuffixes: readonly string[] = ["-comfortable", "-compact"];
