import type { Category, TopGroup } from "#tokens/top-groups.ts";
import type { ValueKind } from "#tokens/value-kind.ts";

/** A place where Figma offers a variable. */
export type FigmaScope =
  | "ALL_SCOPES"
  | "FRAME_FILL"
  | "SHAPE_FILL"
  | "TEXT_FILL"
  | "STROKE_COLOR"
  | "STROKE_FLOAT"
  | "CORNER_RADIUS"
  | "WIDTH_HEIGHT"
  | "GAP"
  | "FONT_FAMILY"
  | "FONT_SIZE"
  | "FONT_WEIGHT"
  | "LINE_HEIGHT"
  | "LETTER_SPACING";

/** How the formats name one top group of token paths. */
export type GroupWords = {
  /**
   * The namespace of Tailwind 4 whose utilities take the values of the group, and their kind; absent
   * if it has none.
   */
  readonly tailwind?: { readonly theme: string; readonly kind: ValueKind };
  /** Where Figma offers a variable of the group; empty where Figma has no field for it. */
  readonly figma: readonly FigmaScope[];
  /** The types that Tokens Studio has for the lengths and numbers of the group. */
  readonly studio?: { readonly length?: string; readonly number?: string };
  /** The type that DTCG and Style Dictionary have for the numbers of the group. */
  readonly dtcg?: { readonly number: "fontWeight" };
};

/** How the formats name each top group; a role of a color has a narrower scope in Figma. */
export const wordsOfGroup: Readonly<Record<TopGroup, GroupWords>> = {
  color: { tailwind: { theme: "color", kind: "color" }, figma: ["ALL_SCOPES"] },
  "font-family": { tailwind: { theme: "font", kind: "fontFamily" }, figma: ["FONT_FAMILY"] },
  "font-size": {
    tailwind: { theme: "text", kind: "length" },
    figma: ["FONT_SIZE"],
    studio: { length: "fontSizes" },
  },
  "font-weight": {
    tailwind: { theme: "font-weight", kind: "number" },
    figma: ["FONT_WEIGHT"],
    studio: { number: "fontWeights" },
    dtcg: { number: "fontWeight" },
  },
  // Line heights and letter spacings are parts of a font's size here, and pixels in Figma: the text
  // styles have variables of these.
  "line-height": {
    tailwind: { theme: "leading", kind: "number" },
    figma: [],
    studio: { number: "lineHeights" },
  },
  "letter-spacing": {
    tailwind: { theme: "tracking", kind: "length" },
    figma: [],
    studio: { length: "letterSpacing" },
  },
  size: {
    tailwind: { theme: "size", kind: "length" },
    figma: ["WIDTH_HEIGHT"],
    studio: { length: "sizing" },
  },
  spacing: {
    tailwind: { theme: "spacing", kind: "length" },
    figma: ["GAP"],
    studio: { length: "spacing" },
  },
  radius: {
    tailwind: { theme: "radius", kind: "length" },
    figma: ["CORNER_RADIUS"],
    studio: { length: "borderRadius" },
  },
  "border-width": {
    tailwind: { theme: "border-width", kind: "length" },
    figma: ["STROKE_FLOAT"],
    studio: { length: "borderWidth" },
  },
  shadow: { tailwind: { theme: "shadow", kind: "shadow" }, figma: [] },
  breakpoint: { tailwind: { theme: "breakpoint", kind: "length" }, figma: ["WIDTH_HEIGHT"] },
  // `--breakpoint-m-columns` would be a variant of Tailwind: the grids have groups without utilities.
  "grid-columns": { figma: [] },
  "grid-gutter": { figma: ["GAP"], studio: { length: "spacing" } },
  "grid-margin": { figma: ["GAP"], studio: { length: "spacing" } },
  "z-index": { tailwind: { theme: "z-index", kind: "number" }, figma: [] },
  duration: { tailwind: { theme: "transition-duration", kind: "duration" }, figma: [] },
  easing: { tailwind: { theme: "ease", kind: "easing" }, figma: [] },
};

/** The title of each category in a file for programs. */
export const titleOfCategory: Readonly<Record<Category, string>> = {
  color: "Colors",
  typography: "Typography",
  size: "Sizes",
  spacing: "Spacing",
  radius: "Radii",
  border: "Borders",
  shadow: "Shadows",
  breakpoint: "Breakpoints",
  "z-index": "Layers",
  motion: "Motion",
};
