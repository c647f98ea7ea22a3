import { blend } from "#color/blend.ts";
import { contrastRatio } from "#color/contrast.ts";
import { listModes, type Modes } from "#tokens/modes/mode.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { Rule } from "#tokens/token.ts";
import { findColor, listUnderButtons } from "./component-colors.ts";
import type { ComponentKey } from "./component-keys.ts";

/** The opacity of the ring of a focused control: `ring-ring/50`. */
const ringAlpha = 0.5;
/** The contrast of a focus indicator with what is around it (WCAG 2.2, 1.4.11). */
const leastContrast = 3;

/**
 * Lists the modes in which the focus ring is too weak at half its opacity, as the components draw
 * it, each with the weakest step of its palette that is not, or else with the color of text. A
 * pinned color stays.
 */
export function listRingCases(set: TokenSet, { token, steps }: ComponentKey): Rule["cases"] {
  if (steps === undefined || typeof token !== "string") return [];
  if (set.tokens.get(tokenPath(token))?.pinned) return [];
  return listModes().flatMap((when): Rule["cases"] => {
    if (ringContrast(set, token, when) >= leastContrast) return [];
    const [weakest] = [...set.tokens.keys()]
      .filter((path) => path.startsWith(steps))
      .map((path) => ({ path, contrast: ringContrast(set, path, when) }))
      .filter(({ contrast }) => contrast >= leastContrast)
      .toSorted((one, other) => one.contrast - other.contrast);
    const to = weakest?.path ?? tokenPath("color.text");
    return set.tokens.has(to) ? [{ when, then: { type: "alias", to } }] : [];
  });
}

/** Returns the least contrast of a ring in the color of a token with the surfaces under buttons. */
function ringContrast(set: TokenSet, path: string, modes: Modes): number {
  const color = findColor(set, path, modes);
  if (!color) return 0;
  return Math.min(
    ...listUnderButtons(set, modes).map((surface) =>
      contrastRatio(blend(color, surface, ringAlpha), surface),
    ),
  );
}
