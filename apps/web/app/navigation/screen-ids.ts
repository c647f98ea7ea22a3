import type { Category } from "@tessera/engine";

/** The screen of each category as its address spells it, in the order of the navigation. */
export const screenIds = {
  color: "colors",
  typography: "typography",
  shadow: "shadows",
  radius: "radii",
  size: "size",
  spacing: "spacing",
  "z-index": "z-indices",
  breakpoint: "breakpoint",
  motion: "motion",
} as const satisfies Readonly<Record<Category, string>>;
