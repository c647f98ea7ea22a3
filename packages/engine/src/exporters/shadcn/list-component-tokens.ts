import { resolveTokens } from "#tokens/modes/resolve.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { kindOfValue } from "#tokens/value-kind.ts";
import type { ModeBlock } from "../modes/mode-blocks.ts";
import type { ComponentToken } from "../tailwind/print-theme.ts";
import { componentKeys } from "./component-keys.ts";

/** Lists the variables whose tokens are in the set, and of the kind that components expect. */
export function listComponentTokens(
  set: TokenSet,
  { modes }: Pick<ModeBlock, "modes">,
): readonly ComponentToken[] {
  const values = resolveTokens(set.tokens, modes);
  return componentKeys.flatMap(({ key, token, kind }) => {
    const path = tokenPath(token);
    const value = values.get(path);
    return value && kindOfValue(value) === kind ? [{ key, path, kind }] : [];
  });
}
