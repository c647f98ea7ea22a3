import { printTokenValue } from "#tokens/print-token-value.ts";
import { resolveTokens } from "#tokens/modes/resolve.ts";
import type { LiteralOrAlias, TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { ModeBlock } from "./mode-blocks.ts";

/**
 * The changes of a block, in a language that resolves variables in the first block, not in the one
 * that uses them.
 */
export type ModeChange = {
  /** The block's modes as one word: `dark`, `dark-high`. */
  readonly key: string;
  readonly tokens: readonly (readonly [path: TokenPath, chosen: LiteralOrAlias])[];
};

/**
 * Lists the changes of all blocks except the first; an alias stays one if its target is the same as
 * in the first block.
 */
export function listModeChanges(
  set: TokenSet,
  first: ModeBlock,
  others: readonly ModeBlock[],
): readonly ModeChange[] {
  const firstValues = resolveTokens(set.tokens, first.modes);
  return others.map(({ changed, modes, tokens }) => {
    const values = resolveTokens(set.tokens, modes);
    const changes = [...tokens].map(([path, chosen]) => {
      const value = values.get(path);
      const isSame = chosen.type === "alias" && print(firstValues.get(chosen.to)) === print(value);
      return [path, isSame || !value ? chosen : value] as const;
    });
    return { key: Object.values(changed).join("-"), tokens: changes };
  });
}

function print(value: TokenValue | undefined): string {
  return value ? printTokenValue(value) : "";
}
