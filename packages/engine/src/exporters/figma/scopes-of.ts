import type { TokenPath } from "#tokens/token-path.ts";
import { findTopGroup } from "#tokens/top-groups.ts";
import type { TopGroup } from "#tokens/top-groups.ts";

/** A place in which Figma offers a variable. */
type FigmaScope =
  | "ALL_SCOPES"
  | "FRAME_FILL"
  | "SHAPE_FILL"
  | "TEXT_FILL"
  | "STROKE_COLOR"
  | "CORNER_RADIUS"
  | "WIDTH_HEIGHT"
  | "GAP"
  | "FONT_FAMILY"
  | "FONT_SIZE"
  | "FONT_WEIGHT";

type Scopes = readonly FigmaScope[];

/**
 * The first that fits wins. Texts and icons share their colors, and icons are shapes or strokes.
 */
const colorRules: readonly (readonly [RegExp, Scopes])[] = [
  [/^color\.(?:on-|link$|text)|^color\..*-text$/, ["TEXT_FILL", "SHAPE_FILL", "STROKE_COLOR"]],
  [/^color\.(?:border|focus)/, ["STROKE_COLOR"]],
  [/^color\.(?:surface|.*-(?:solid|subtle)$)/, ["FRAME_FILL", "SHAPE_FILL"]],
];

/** The scopes of the steps of palettes and of custom names. */
const everywhere: Scopes = ["ALL_SCOPES"];

/** The scopes of each group; empty if Figma has no field for it. */
const scopesOfGroup: Readonly<Record<Exclude<TopGroup, "color">, Scopes>> = {
  "font-family": ["FONT_FAMILY"],
  "font-size": ["FONT_SIZE"],
  "font-weight": ["FONT_WEIGHT"],
  // Factors of a font's size here, pixels in Figma.
  "line-height": [],
  "letter-spacing": [],
  size: ["WIDTH_HEIGHT"],
  spacing: ["GAP"],
  radius: ["CORNER_RADIUS"],
  shadow: [],
  breakpoint: ["WIDTH_HEIGHT"],
  "z-index": [],
  duration: [],
  easing: [],
};

/**
 * Returns the places in which Figma offers a variable, by the use of its token; everywhere for a
 * custom group.
 */
export function scopesOf(path: TokenPath): Scopes {
  const group = findTopGroup(path);
  if (group === undefined) return everywhere;
  if (group !== "color") return scopesOfGroup[group];
  return colorRules.find(([pattern]) => pattern.test(path))?.[1] ?? everywhere;
}
