import { chooseDefinition } from "#tokens/choose-definition.ts";
import { modeAxes } from "#tokens/mode.ts";
import type { Modes, Scheme } from "#tokens/mode.ts";
import type { LiteralOrAlias } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { listVaryingPaths } from "#tokens/varying-tokens.ts";
import { axesOf, isPart, findAskedAxes } from "./asked-axes.ts";
import type { AxisSet } from "./asked-axes.ts";
import { isSameValue } from "./describe-value.ts";
import { listDifferences, modesOfFile } from "./file-modes.ts";
import { createSay } from "./saying.ts";
import type { Saying } from "./saying.ts";

/** What a file says for one choice of modes; the first block of a file says everything, the others what they change. */
export type ModeBlock = {
  /** The axes on which the block stands apart from the first one. */
  readonly changed: Partial<Modes>;
  readonly modes: Modes;
  readonly tokens: ReadonlyMap<TokenPath, LiteralOrAlias>;
};

/**
 * A token set as a first block with every token and one for each combination of modes that changes some, fewest axes
 * first. A block holds a token when what it says there is not what each of the nearest blocks of fewer axes says:
 * of the blocks that hold at the same time, one of these would win. An alias is repeated when its target changes: an
 * element that sets a mode for itself inherits values that are already followed.
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
  for (const path of listVaryingPaths(tokens)) fillStates(states, tokens, path);
  return [new FirstBlock(tokens, first), ...states.filter((each) => each.tokens.size > 0)];
}

/**
 * The block of all tokens, whose map is made when it is first asked for: a large one is often read path by path instead.
 * The getter is of the class: V8 keeps what a getter of a single object sees until its rare great collection.
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
}

/** A block as it fills, one token after the other. */
type State = ModeBlock & {
  /** Its changed axes. */
  readonly axes: AxisSet;
  readonly tokens: Map<TokenPath, LiteralOrAlias>;
  readonly say: ReturnType<typeof createSay>;
};

function startState(tokens: Tokens, first: Modes, changed: Partial<Modes>): State {
  const modes = { ...first, ...changed };
  const say = createSay(tokens, modes);
  return { changed, modes, axes: axesOf(changed), tokens: new Map(), say };
}

/** Puts a token into the states in which it says news; of the others it is asked only what its rules ask about. */
function fillStates(states: readonly State[], tokens: Tokens, path: TokenPath): void {
  const definition = tokens.get(path)?.definition;
  if (!definition) return;
  const asked = findAskedAxes(tokens, definition);
  const named: Named[] = [];
  for (const { axes, say, tokens: changes } of states) {
    if (!isPart(axes, asked)) continue;
    const here = { axes, saying: say(path) };
    if (axes !== 0 && !isNews(here, named)) continue;
    named.push(here);
    if (axes !== 0) changes.set(path, here.saying.chosen);
  }
}

/** What a token says in the state that changes some axes. */
type Named = { readonly axes: AxisSet; readonly saying: Saying };

/** Whether a token says something in a state that the nearest of the weaker states that named it do not all say. */
function isNews(here: Named, named: readonly Named[]): boolean {
  return named.some(
    (each) =>
      isPart(each.axes, here.axes) &&
      !isSame(each.saying, here.saying) &&
      isNearest(each, here, named),
  );
}

function isNearest(weaker: Named, { axes }: Named, named: readonly Named[]): boolean {
  return !named.some(
    (each) => each !== weaker && isPart(weaker.axes, each.axes) && isPart(each.axes, axes),
  );
}

function isSame(one: Saying, other: Saying): boolean {
  const to = one.chosen.type === "alias" ? one.chosen.to : undefined;
  const otherTo = other.chosen.type === "alias" ? other.chosen.to : undefined;
  return to === otherTo && isSameValue(one.value, other.value);
}

type Tokens = TokenSet["tokens"];
