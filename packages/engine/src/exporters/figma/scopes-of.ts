import type { TokenPath } from "#tokens/token-path.ts";
import { findGroupWords } from "../groups/find-group-words.ts";
import type { FigmaScope } from "../groups/group-words.ts";

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

/**
 * Returns the places in which Figma offers a variable, by the use of its token; everywhere for a
 * custom group.
 */
export function scopesOf(path: TokenPath): Scopes {
  const ofRole = colorRules.find(([pattern]) => pattern.test(path))?.[1];
  return ofRole ?? findGroupWords(path)?.figma ?? everywhere;
}
