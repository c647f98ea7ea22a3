import { modeAxes, type Modes } from "#tokens/modes/mode.ts";
import type { TokenValue } from "#tokens/token.ts";
import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
import type { ContrastPromise } from "#tokens/token-set.ts";
import { measureColor, measureContrast, type MeasuredColor } from "./measure-contrast.ts";
import type { PromisedPair } from "./promised-pairs.ts";
import type { RoleName } from "#tokens/color-roles.ts";

type ColorModes = Pick<Modes, "scheme" | "contrast">;
type Values = Pick<ReadonlyMap<TokenPath, TokenValue>, "get">;
const page = rolePath("surface-1");
const colorModes: readonly ColorModes[] = modeAxes.scheme.flatMap((scheme) =>
  modeAxes.contrast.map((contrast) => ({ scheme, contrast })),
);

/**
 * Measures every contrast of some promised pairs in every scheme and contrast mode, in the resolved tokens.
 * Measures translucent colors as they appear: the background over the page (`color.surface-1`), the
 * foreground over that. Measures colors with a wide one in both, and the lower contrast counts.
 */
export function checkPromises(
  resolveIn: (modes: ColorModes) => Values,
  pairs: readonly PromisedPair[],
): readonly ContrastPromise[] {
  return colorModes.flatMap((modes) => {
    const find = measureOnce(resolveIn(modes));
    return pairs.flatMap(({ foreground: role, backgrounds }) => {
      const foreground = rolePath(role);
      return backgrounds.flatMap(({ role: name, leastContrast: byMode }): ContrastPromise[] => {
        const leastContrast = byMode[modes.contrast];
        if (leastContrast === undefined) return [];
        const background = rolePath(name);
        const [over, below] = [find(foreground), find(background)];
        const measuredContrast = measureContrast(over, below, find(page).value.hex);
        const isKept = measuredContrast >= leastContrast;
        return [{ foreground, background, modes, leastContrast, measuredContrast, isKept }];
      });
    });
  });
}

/** Returns the path of the token of a role. */
export function rolePath(role: RoleName): TokenPath {
  return tokenPath(`color.${role}`);
}

/** Returns a function that measures the color at a path, once for each path. */
function measureOnce(values: Values): (path: TokenPath) => MeasuredColor {
  const measured = new Map<TokenPath, MeasuredColor>();
  return (path) => {
    const known = measured.get(path);
    if (known) return known;
    const value = values.get(path);
    if (value?.type !== "color")
      throw new RangeError(
        `A promise needs a color at "${path}", and there is no color token there`,
      );
    const color = measureColor(value);
    measured.set(path, color);
    return color;
  };
}
