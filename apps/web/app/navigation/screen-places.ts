import type { Category } from "@tessera/engine";

/** The last part of a screen's address, and its layout while it loads. */
export type ScreenPlace = { readonly id: string; readonly layout: "panes" | "page" };

/** The screen of each category, in the order of the navigation. */
export const screenPlaces = {
  color: { id: "colors", layout: "panes" },
  typography: { id: "typography", layout: "panes" },
  shadow: { id: "shadows", layout: "panes" },
  radius: { id: "radii", layout: "panes" },
  border: { id: "borders", layout: "panes" },
  size: { id: "size", layout: "panes" },
  spacing: { id: "spacing", layout: "panes" },
  "z-index": { id: "z-indices", layout: "panes" },
  breakpoint: { id: "breakpoint", layout: "page" },
  motion: { id: "motion", layout: "panes" },
} as const satisfies Readonly<Record<Category, ScreenPlace>>;

type ScreenId = (typeof screenPlaces)[Category]["id"];

/** The screens of the editor, by the last part of their addresses. */
export const editorScreens: readonly (ScreenId | "tokens" | "variables")[] = [
  ...Object.values(screenPlaces).map(({ id }) => id),
  "tokens",
  "variables",
];
