import { blend } from "#color/blend.ts";
import { contrastRatio } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";
import { listModes, type Modes } from "#tokens/modes/mode.ts";
import { resolveToken } from "#tokens/modes/resolve.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { Rule } from "#tokens/token.ts";
import { componentKeys, hoverInks, keysUnderButtons, type ComponentKey } from "./component-keys.ts";

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
    const hovered = keysUnderButtons.flatMap((key) => {
      const surface = findKey(set, key, when);
      return surface ? [blend(fill, surface, hoverAlpha)] : [];
    });
    const isReadable = (hex: HexColor): boolean =>
      [fill, ...hovered].every((below) => contrastRatio(hex, below) >= leastContrast);
    const hex = isReadable(ink) ? undefined : hoverInks.find(isReadable);
    return hex === undefined ? [] : [{ when, then: { type: "color", hex, alpha: 1 } }];
  });
}

function findKey(set: TokenSet, wanted: string, modes: Modes): HexColor | undefined {
  const token = componentKeys.find(({ key }) => key === wanted)?.token;
  return token === undefined
    ? undefined
    : findColor(set, typeof token === "string" ? token : token[modes.scheme], modes);
}

/** Returns an opaque color of a set. */
function findColor(set: TokenSet, path: string, modes: Modes): HexColor | undefined {
  const value = resolveToken(set.tokens, tokenPath(path), modes);
  return value?.type === "color" && value.alpha === 1 ? value.hex : undefined;
}
