import { blend } from "#color/blend.ts";
import { contrastRatio } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";
import { listModes } from "#tokens/modes/mode.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { Rule } from "#tokens/token.ts";
import { findColor, findKey, listUnderButtons } from "./component-colors.ts";
import { hoverInks, type ComponentKey } from "./component-keys.ts";

/** The opacity of a hovered fill: `hover:bg-primary/90`. */
const hoverAlpha = 0.9;
const leastContrast = 4.5;

/**
 * Lists the modes in which the text on a fill loses its contrast while the fill is hovered, and
 * black or white does not: the components make a hovered fill translucent. A pinned color stays, and
 * so does one without contrast on the fill itself, which is a choice.
 */
export function listHoverCases(set: TokenSet, { token, hoveredFill }: ComponentKey): Rule["cases"] {
  if (hoveredFill === undefined || typeof token !== "string") return [];
  if (set.tokens.get(tokenPath(token))?.pinned) return [];
  return listModes().flatMap((when): Rule["cases"] => {
    const ink = findColor(set, token, when);
    const fill = findKey(set, hoveredFill, when);
    if (!ink || !fill || contrastRatio(ink, fill) < leastContrast) return [];
    const hovered = listUnderButtons(set, when).map((surface) => blend(fill, surface, hoverAlpha));
    const isReadable = (hex: HexColor): boolean =>
      [fill, ...hovered].every((below) => contrastRatio(hex, below) >= leastContrast);
    const hex = isReadable(ink) ? undefined : hoverInks.find(isReadable);
    return hex === undefined ? [] : [{ when, then: { type: "color", hex, alpha: 1 } }];
  });
}
