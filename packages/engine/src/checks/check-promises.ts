import { contrastRatio } from "#color/contrast.ts";
import { blend } from "#color/blend.ts";
import type { HexColor } from "#color/hex-color.ts";
import { modeAxes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import type { TokenValue } from "#tokens/token.ts";
import type { ColorValue } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { ContrastPromise } from "#tokens/token-set.ts";
import { promisedPairs } from "./promised-pairs.ts";
import type { RoleName } from "./promised-pairs.ts";

type ColorModes = Pick<Modes, "scheme" | "contrast">;
type Values = ReadonlyMap<TokenPath, TokenValue>;

const page = rolePath("surface-1");
const colorModes: readonly ColorModes[] = modeAxes.scheme.flatMap((scheme) =>
  modeAxes.contrast.map((contrast) => ({ scheme, contrast })),
);
const pairs = promisedPairs.flatMap(({ foreground, backgrounds, leastContrast }) =>
  backgrounds.map((background) => ({
    foreground: rolePath(foreground),
    background: rolePath(background),
    leastContrast,
  })),
);

/**
 * Every promised contrast in every scheme and contrast mode, as the resolved tokens measure, whoever chose them. What
 * is translucent is measured as it is seen: the background over the page (`color.surface-1`), the foreground over that.
 */
export function checkPromises(
  resolveIn: (modes: ColorModes) => Values,
): readonly ContrastPromise[] {
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
  const below = seenOver(getColor(values, background), getColor(values, page).hex);
  return contrastRatio(seenOver(getColor(values, foreground), below), below);
}

function seenOver({ hex, alpha }: ColorValue, below: HexColor): HexColor {
  return alpha === 1 ? hex : blend(hex, below, alpha);
}

function getColor(values: Values, path: TokenPath): ColorValue {
  const value = values.get(path);
  if (value?.type === "color") return value;
  throw new RangeError(`A promise needs a color at "${path}", and the tokens have none there`);
}
