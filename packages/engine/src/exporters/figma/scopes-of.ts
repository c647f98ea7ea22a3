import type { TokenPath } from "#tokens/token-path.ts";

/** A place where Figma offers a variable. */
export type FigmaScope =
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

/** The first that fits wins. Texts and icons share their colors, and icons are shapes or strokes. */
const rules: readonly (readonly [RegExp, readonly FigmaScope[]])[] = [
  [/^color\.(?:on-|link$|text)|^color\..*-text$/, ["TEXT_FILL", "SHAPE_FILL", "STROKE_COLOR"]],
  [/^color\.(?:border|focus)/, ["STROKE_COLOR"]],
  [/^color\.(?:surface|.*-(?:solid|subtle)$)/, ["FRAME_FILL", "SHAPE_FILL"]],
  [/^spacing\./, ["GAP"]],
  [/^(?:size|breakpoint)\./, ["WIDTH_HEIGHT"]],
  [/^radius\./, ["CORNER_RADIUS"]],
  [/^font-size\./, ["FONT_SIZE"]],
  [/^font-weight\./, ["FONT_WEIGHT"]],
  [/^font-family\./, ["FONT_FAMILY"]],
  [/^(?:line-height|letter-spacing|shadow|z-index|duration|easing)\./, []],
];

/**
 * Where Figma offers a variable, by what the token is for. Nowhere for what Figma has no field for, and for line heights
 * and letter spacings, which are parts of a font's size here and pixels there.
 */
export function scopesOf(path: TokenPath): readonly FigmaScope[] {
  return rules.find(([pattern]) => pattern.test(path))?.[1] ?? ["ALL_SCOPES"];
}
