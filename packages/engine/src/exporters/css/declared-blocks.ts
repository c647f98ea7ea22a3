import type { Modes, Scheme } from "#tokens/mode.ts";
import { chooseDefinition } from "#tokens/choose-definition.ts";
import type { LiteralOrAlias, Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { listModeBlocks } from "../modes/mode-blocks.ts";
import type { ModeBlock } from "../modes/mode-blocks.ts";
import { listPairs } from "./color-pairs.ts";
import type { ColorPair } from "./color-pairs.ts";

/** What a property is set to: one thing, or one in each scheme that `color-scheme` may choose. */
export type Declared = LiteralOrAlias | ColorPair;

/** What a style sheet declares for one choice of modes; the first block declares everything. */
export type DeclaredBlock = {
  readonly changed: Partial<Modes>;
  readonly declared: ReadonlyMap<TokenPath, Declared>;
  /** What it declares a token as. */
  readonly find: (token: Token) => Declared | undefined;
};

/** The blocks of a style sheet in which a rule of its own says what each mode changes. */
export function listBlocks(
  set: TokenSet,
  schemes: readonly Scheme[] | undefined,
): readonly DeclaredBlock[] {
  return listModeBlocks(set, schemes).map((block, index) =>
    index === 0 ? new FirstBlock(block) : declare(block),
  );
}

/** The map of a large first block is made only for those who need one. */
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
 * The same where a color says in one place what it is in both schemes. What is no color, which light-dark() cannot
 * hold, stays in the blocks of its modes.
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
