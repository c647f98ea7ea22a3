import { listReached } from "#tokens/definition-branches.ts";
import { listChangingAxes, listModes, type Modes } from "#tokens/modes/mode.ts";
import type { TokenContent } from "#tokens/modes/token-content.ts";
import { listVaryingTokens } from "#tokens/modes/varying-tokens.ts";
import type { LiteralOrAlias } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { describeValue } from "../modes/describe-value.ts";
import { listDifferences } from "../modes/file-modes.ts";
import { tabulateModes } from "../modes/mode-table.ts";

/** A color in both schemes. */
export type ColorPair = {
  readonly type: "pair";
  readonly light: LiteralOrAlias;
  readonly dark: LiteralOrAlias;
};

/** A pair, with its contrast and density. */
export type PairChange = { readonly changed: Partial<Modes>; readonly pair: ColorPair };

/**
 * Lists the colors that depend on the scheme. Each has a pair for the set's own contrast and
 * density, and one for every combination of those two axes that it depends on; the pair with the
 * most axes applies. If colors refer to one another, each in another mode, a pair has the values.
 * Browsers count both halves of `light-dark()` as references, and drop a color that then refers to
 * itself.
 */
export function listPairs(set: TokenSet): ReadonlyMap<TokenPath, readonly PairChange[]> {
  const { contentOf, ...modesOfFile } = tabulateModes(set);
  const pairs = new Map<TokenPath, readonly PairChange[]>();
  for (const path of listVaryingTokens(set.tokens).keys()) {
    const isColor = listModes().every((modes) => contentOf(path, modes).value.type === "color");
    const axes = isColor ? listChangingAxes((modes) => describe(contentOf(path, modes))) : [];
    if (!axes.includes("scheme")) continue;
    const isCrossed = listReached(set.tokens, path).has(path);
    const write = (modes: Modes): LiteralOrAlias =>
      contentOf(path, modes)[isCrossed ? "value" : "chosen"];
    const others = axes.filter((axis) => axis !== "scheme");
    const changes = listDifferences(modesOfFile, others).map((changed) => {
      const modes = { ...set.defaultModes, ...changed };
      const light = write({ ...modes, scheme: "light" });
      const dark = write({ ...modes, scheme: "dark" });
      return { changed, pair: { type: "pair", light, dark } } as const;
    });
    pairs.set(path, changes);
  }
  return pairs;
}

function describe({ chosen, value }: TokenContent): string {
  const text = describeValue(value);
  return chosen.type === "alias" ? `${chosen.to} ${text}` : text;
}
