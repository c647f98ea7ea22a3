import { listChangingAxes, listModes, type Modes } from "#tokens/modes/mode.ts";
import type { LiteralOrAlias, Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { listModeBlocks } from "../modes/mode-blocks.ts";
import { listReached } from "#tokens/definition-branches.ts";
import type { TokenContent } from "#tokens/modes/resolve.ts";
import { listVaryingTokens } from "#tokens/modes/varying-tokens.ts";
import { describeValue } from "../modes/describe-value.ts";
import { listDifferences } from "../modes/file-modes.ts";
import { tabulateModes } from "../modes/mode-table.ts";

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

/** A color in both schemes. */
type ColorPair = {
  readonly type: "pair";
  readonly light: LiteralOrAlias;
  readonly dark: LiteralOrAlias;
};

/** A pair, with its contrast and density. */
type PairChange = { readonly changed: Partial<Modes>; readonly pair: ColorPair };

/**
 * Lists the colors that depend on the scheme. Each has a pair for the set's own contrast and
 * density, and one for every combination of those two axes that it depends on; the pair with the
 * most axes applies. If colors refer to one another, each in another mode, a pair has the values.
 * Browsers count both halves of `light-dark()` as references, and drop a color that then refers to
 * itself.
 */
function listPairs(set: TokenSet): ReadonlyMap<TokenPath, readonly PairChange[]> {
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
