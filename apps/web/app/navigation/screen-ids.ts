import type { Category } from "@tessera/engine";

/** The last part of the address of each category's screen, in the order of the navigation. */
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

/** The screens of the editor, by the last part of their addresses. */
export const editorScreens = [...Object.values(screenIds), "variables"] as const;
