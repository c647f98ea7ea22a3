import type { Modes } from "#tokens/modes/mode.ts";
import type { LiteralOrAlias, Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { listModeBlocks } from "../modes/mode-blocks.ts";
import { listPairs, type ColorPair } from "./color-pairs.ts";

/** The value of a property: one value, or one for each scheme of `color-scheme`. */
export type Declared = LiteralOrAlias | ColorPair;

/**
 * The declarations of a style sheet for one choice of modes; the first block declares everything.
 */
export type DeclaredBlock = {
  readonly changed: Partial<Modes>;
  readonly tokens: ReadonlyMap<TokenPath, Declared>;
  /** Finds the declaration of a token. */
  readonly find: (token: Token) => Declared | undefined;
};

/**
 * Lists the blocks of a style sheet in which a color declares both schemes in one place.
 * light-dark() accepts only colors, so everything else stays in the blocks of its modes.
 */
export function listPairedBlocks(set: TokenSet): readonly DeclaredBlock[] {
  const pairs = listPairs(set);
  const blocks = listModeBlocks(set).map(({ changed, tokens }, index) => ({
    changed,
    tokens: new Map<TokenPath, Declared>(
      [...tokens].filter(([path]) => index === 0 || !pairs.has(path)),
    ),
  }));
  for (const [path, changes] of pairs)
    for (const { changed, pair } of changes) {
      const block = blocks.find((each) => isSame(each.changed, changed));
      if (block) block.tokens.set(path, pair);
      else blocks.push({ changed, tokens: new Map([[path, pair]]) });
    }
  return blocks
    .filter(({ tokens }) => tokens.size > 0)
    .toSorted((a, b) => Object.keys(a.changed).length - Object.keys(b.changed).length)
    .map((block) => ({ ...block, find: ({ path }) => block.tokens.get(path) }));
}

function isSame(one: Partial<Modes>, other: Partial<Modes>): boolean {
  const axes = Object.keys({ ...one, ...other }) as readonly (keyof Modes)[];
  return axes.every((axis) => one[axis] === other[axis]);
}
