/** The steps of the spacing scale from the smallest, each with its size in spacing units. */
export const spacingSteps = [
  { key: "none", units: 0 },
  { key: "xxs", units: 0.5 },
  { key: "xs", units: 1 },
  { key: "s", units: 2 },
  { key: "m", units: 4 },
  { key: "l", units: 6 },
  { key: "xl", units: 8 },
] as const;
