import { contrastOfLuminances, contrastRatio, relativeLuminance } from "#color/contrast.ts";
import { blend } from "#color/blend.ts";
import type { HexColor } from "#color/hex-color.ts";
import { luminanceOfOklch } from "#color/oklch.ts";
import { modeAxes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import type { TokenValue } from "#tokens/token.ts";
import type { ColorValue } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { ContrastPromise } from "#tokens/token-set.ts";
import { promisedPairsOf } from "./promised-pairs.ts";
import type { RoleName } from "./promised-pairs.ts";

type ColorModes = Pick<Modes, "scheme" | "contrast">;
type Values = ReadonlyMap<TokenPath, TokenValue>;

const page = rolePath("surface-1");
const colorModes: readonly ColorModes[] = modeAxes.scheme.flatMap((scheme) =>
  modeAxes.contrast.map((contrast) => ({ scheme, contrast })),
);

/**
 * Every promised contrast in every scheme and contrast mode, as the resolved tokens measure, whoever chose them. What
 * is translucent is measured as it is seen: the background over the page (`color.surface-1`), the foreground over that.
 * Colors that have a wide one beside them are measured in both, and the lesser contrast counts.
 */
export function checkPromises(
  resolveIn: (modes: ColorModes) => Values,
  paletteNames: readonly string[] = [],
): readonly ContrastPromise[] {
  const pairs = promisedPairsOf(paletteNames).flatMap(
    ({ foreground, backgrounds, leastContrast }) =>
      backgrounds.map((background) => ({
        foreground: rolePath(foreground),
        background: rolePath(background),
        leastContrast,
      })),
  );
  return colorModes.flatMap((modes) => {
    const values = resolveIn(modes);
    return pairs.map(({ foreground, background, leastContrast }) => {
      const least = leastContrast[modes.contrast];
      const measuredContrast = measure(values, foreground, background);
      const isKept = measuredContrast >= least;
      return { foreground, background, modes, leastContrast: least, measuredContrast, isKept };
    });
  });
}

/** The path of the token that plays a role. */
export function rolePath(role: RoleName): TokenPath {
  return tokenPath(`color.${role}`);
}

function measure(values: Values, foreground: TokenPath, background: TokenPath): number {
  const under = getColor(values, background);
  const over = getColor(values, foreground);
  const below = seenOver(under, getColor(values, page).hex);
  const narrow = contrastRatio(seenOver(over, below), below);
  const isWide = (over.wide && over.alpha === 1) || (under.wide && under.alpha === 1);
  if (!isWide) return narrow;
  const wide = contrastOfLuminances(
    over.wide && over.alpha === 1
      ? luminanceOfOklch(over.wide)
      : relativeLuminance(seenOver(over, below)),
    under.wide && under.alpha === 1 ? luminanceOfOklch(under.wide) : relativeLuminance(below),
  );
  return Math.min(narrow, wide);
}

function seenOver({ hex, alpha }: ColorValue, below: HexColor): HexColor {
  return alpha === 1 ? hex : blend(hex, below, alpha);
}

function getColor(values: Values, path: TokenPath): ColorValue {
  const value = values.get(path);
  if (value?.type === "color") return value;
  throw new RangeError(`A promise needs a color at "${path}", and the tokens have none there`);
}
