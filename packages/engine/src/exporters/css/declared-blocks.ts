import type { Modes, Scheme } from "#tokens/mode.ts";
import { chooseDefinition } from "#tokens/choose-definition.ts";
import type { LiteralOrAlias, Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { listModeBlocks } from "../modes/mode-blocks.ts";
import type { ModeBlock } from "../modes/mode-blocks.ts";
import { listPairs } from "./color-pairs.ts";
import type { ColorPair } from "./color-pairs.ts";

/** The value of a property: one value, or one for each scheme of `color-scheme`. */
export type Declared = LiteralOrAlias | ColorPair;

/**
 * The declarations of a style sheet for one choice of modes; the first block declares everything.
 */
export type DeclaredBlock = {
  readonly changed: Partial<Modes>;
  readonly declared: ReadonlyMap<TokenPath, Declared>;
  /** Finds the declaration of a token. */
  readonly find: (token: Token) => Declared | undefined;
};

/** Lists the blocks of a style sheet with a separate rule for the changes of each mode. */
export function listBlocks(
  set: TokenSet,
  schemes: readonly Scheme[] | undefined,
): readonly DeclaredBlock[] {
  return listModeBlocks(set, schemes).map((block, index) =>
    index === 0 ? new FirstBlock(block) : declare(block),
  );
}

/** Creates the map of a large first block only for callers that need one. */
class FirstBlock implements DeclaredBlock {
  readonly changed: DeclaredBlock["changed"];
  readonly #block: ModeBlock;

  constructor(block: ModeBlock) {
    this.changed = block.changed;
    this.#block = block;
  }

  get declared(): DeclaredBlock["declared"] {
    return this.#block.tokens;
  }

  find({ definition }: Token): Declared {
    return chooseDefinition(definition, this.#block.modes);
  }
}

function declare({ changed, tokens }: ModeBlock): DeclaredBlock {
  return { changed, declared: tokens, find: ({ path }) => tokens.get(path) };
}

/**
 * Lists the blocks of a style sheet in which a color declares both schemes in one place.
 * light-dark() accepts only colors, so everything else stays in the blocks of its modes.
 */
export function listPairedBlocks(set: TokenSet): readonly DeclaredBlock[] {
  const pairs = listPairs(set);
  const blocks = listBlocks(set, undefined).map(({ changed, declared }, index) => ({
    changed,
    declared: new Map<TokenPath, Declared>(
      [...declared].filter(([path]) => index === 0 || !pairs.has(path)),
    ),
  }));
  for (const [path, changes] of pairs)
    for (const { changed, pair } of changes) {
      const block = blocks.find((each) => isSame(each.changed, changed));
      if (block) block.declared.set(path, pair);
      else blocks.push({ changed, declared: new Map([[path, pair]]) });
    }
  return blocks
    .filter(({ declared }) => declared.size > 0)
    .toSorted((a, b) => Object.keys(a.changed).length - Object.keys(b.changed).length)
    .map((block) => ({ ...block, find: ({ path }) => block.declared.get(path) }));
}

function isSame(one: Partial<Modes>, other: Partial<Modes>): boolean {
  const axes = Object.keys({ ...one, ...other }) as readonly (keyof Modes)[];
  return axes.every((axis) => one[axis] === other[axis]);
}
