/** The seven decisions of the recipe strip, in its order. */
export const stripDecisions = [
  "color",
  "type",
  "ratio",
  "unit",
  "radius",
  "shadow",
  "density",
] as const;

/** A decision of the recipe strip. */
export type StripDecision = (typeof stripDecisions)[number];
