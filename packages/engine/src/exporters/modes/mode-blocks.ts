import { chooseDefinition } from "#tokens/definition-branches.ts";
import { modeAxes, type Modes, type Scheme } from "#tokens/modes/mode.ts";
import type { LiteralOrAlias, Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { axesOf, isPart, listVaryingTokens, type AxisSet } from "#tokens/modes/varying-tokens.ts";
import { isSameValue } from "./describe-value.ts";
import { listDifferences, modesOfFile } from "./file-modes.ts";
import { createContentReader, type TokenContent } from "#tokens/modes/resolve.ts";

/**
 * The content of a file for one choice of modes; the first block of a file has everything, the
 * others their changes.
 */
export type ModeBlock = {
  /** The axes on which the block differs from the first one. */
  readonly changed: Partial<Modes>;
  readonly modes: Modes;
  readonly tokens: ReadonlyMap<TokenPath, LiteralOrAlias>;
  /** Finds the content of a token; undefined if the block does not have it. */
  readonly find: (token: Token) => LiteralOrAlias | undefined;
};

/**
 * Lists a first block with every token and a block for each combination of modes that changes some,
 * fewest axes first. A block has a token if its content differs from that in one of the nearest
 * blocks of fewer axes, because one of these would apply at the same time. An alias is repeated
 * when its target changes: an element that sets a mode for itself inherits resolved values.
 */
export function listModeBlocks(
  set: Pick<TokenSet, "tokens" | "defaultModes">,
  schemes: readonly Scheme[] = modeAxes.scheme,
): readonly ModeBlock[] {
  const { tokens } = set;
  const modes = modesOfFile(set, schemes);
  const { first } = modes;
  if (tokens.size === 0) return [];
  const states = listDifferences(modes).map((changed) => startState(tokens, first, changed));
  for (const [path, axes] of listVaryingTokens(tokens)) fillStates(states, path, axes);
  return [new FirstBlock(tokens, first), ...states.filter((each) => each.tokens.size > 0)];
}

/**
 * The block of all tokens, which creates its map at the first access: callers often read a large
 * one by path instead. The class has the getter, because V8 retains what a single object's getter
 * captures until a rare major collection.
 */
class FirstBlock implements ModeBlock {
  readonly changed = {};
  readonly modes: Modes;
  readonly #all: Tokens;
  #chosen: Map<TokenPath, LiteralOrAlias> | undefined;

  constructor(all: Tokens, modes: Modes) {
    this.#all = all;
    this.modes = modes;
  }

  get tokens(): ModeBlock["tokens"] {
    if (this.#chosen) return this.#chosen;
    const chosen = new Map<TokenPath, LiteralOrAlias>();
    for (const [path, { definition }] of this.#all)
      chosen.set(path, chooseDefinition(definition, this.modes));
    return (this.#chosen = chosen);
  }

  find({ definition }: Token): LiteralOrAlias {
    return chooseDefinition(definition, this.modes);
  }
}

/** A block while it is filled, one token after the other. */
type State = ModeBlock & {
  /** Its changed axes. */
  readonly axes: AxisSet;
  readonly tokens: Map<TokenPath, LiteralOrAlias>;
  readonly contentOf: ReturnType<typeof createContentReader>;
};

function startState(all: Tokens, first: Modes, changed: Partial<Modes>): State {
  const modes = { ...first, ...changed };
  const contentOf = createContentReader(all, modes);
  const tokens = new Map<TokenPath, LiteralOrAlias>();
  return {
    changed,
    modes,
    axes: axesOf(changed),
    tokens,
    find: ({ path }) => tokens.get(path),
    contentOf,
  };
}

/** Adds a token to the states that it changes; checks only states on the axes that may change it. */
function fillStates(states: readonly State[], path: TokenPath, requested: AxisSet): void {
  const named: Named[] = [];
  for (const { axes, contentOf, tokens } of states) {
    if (!isPart(axes, requested)) continue;
    const here = { axes, content: contentOf(path) };
    if (axes !== 0 && !differsFromWeaker(here, named)) continue;
    named.push(here);
    if (axes !== 0) tokens.set(path, here.content.chosen);
  }
}

/** The content of a token in the state that changes some axes. */
type Named = { readonly axes: AxisSet; readonly content: TokenContent };

/**
 * Returns whether a token's content in a state differs from that in one of its nearest weaker
 * states.
 */
function differsFromWeaker(here: Named, named: readonly Named[]): boolean {
  return named.some(
    (each) =>
      isPart(each.axes, here.axes) &&
      !isSame(each.content, here.content) &&
      isNearest(each, here, named),
  );
}

function isNearest(weaker: Named, { axes }: Named, named: readonly Named[]): boolean {
  return !named.some(
    (each) => each !== weaker && isPart(weaker.axes, each.axes) && isPart(each.axes, axes),
  );
}

function isSame(one: TokenContent, other: TokenContent): boolean {
  const to = one.chosen.type === "alias" ? one.chosen.to : undefined;
  const otherTo = other.chosen.type === "alias" ? other.chosen.to : undefined;
  return to === otherTo && isSameValue(one.value, other.value);
}

type Tokens = TokenSet["tokens"];
