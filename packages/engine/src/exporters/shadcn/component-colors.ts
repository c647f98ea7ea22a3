import type { HexColor } from "#color/hex-color.ts";
import type { Modes } from "#tokens/modes/mode.ts";
import { resolveToken } from "#tokens/modes/resolve.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { componentKeys, keysUnderButtons } from "./component-keys.ts";

/** Lists the colors of the surfaces under buttons. */
export function listUnderButtons(set: TokenSet, modes: Modes): readonly HexColor[] {
  return keysUnderButtons.flatMap((key) => findKey(set, key, modes) ?? []);
}

/** Returns the color of a variable of the components, if it is opaque. */
export function findKey(set: TokenSet, wanted: string, modes: Modes): HexColor | undefined {
  const token = componentKeys.find(({ key }) => key === wanted)?.token;
  return token === undefined
    ? undefined
    : findColor(set, typeof token === "string" ? token : token[modes.scheme], modes);
}

/** Returns the color of a token, if it is opaque. */
export function findColor(set: TokenSet, path: string, modes: Modes): HexColor | undefined {
  const value = resolveToken(set.tokens, tokenPath(path), modes);
  return value?.type === "color" && value.alpha === 1 ? value.hex : undefined;
}
