import { modeAxes } from "#tokens/mode.ts";
import type { Modes, Scheme } from "#tokens/mode.ts";
import { chooseDefinition, makeFollower } from "#tokens/resolve.ts";
import type { LiteralOrAlias, TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { listVaryingPaths } from "#tokens/varying-tokens.ts";
import { axesOf, isPart, findAskedAxes } from "./asked-axes.ts";
import type { AxisSet } from "./asked-axes.ts";
import { isSameValue } from "./describe-value.ts";

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
  const first = startOf(set, schemes);
  if (tokens.size === 0) return [];
  const states = listChanges(first, schemes).map((changed) => startState(tokens, first, changed));
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
  readonly follow: ReturnType<typeof makeFollower>;
};

function startState(tokens: Tokens, first: Modes, changed: Partial<Modes>): State {
  const modes = { ...first, ...changed };
  const follow = makeFollower(tokens, modes);
  return { changed, modes, axes: axesOf(changed), tokens: new Map(), follow };
}

/** Puts a token into the states in which it says news; of the others it is asked only what its rules ask about. */
function fillStates(states: readonly State[], tokens: Tokens, path: TokenPath): void {
  const definition = tokens.get(path)?.definition;
  if (!definition) return;
  const asked = findAskedAxes(tokens, definition);
  const said: Saying[] = [];
  for (const { axes, modes, follow, tokens: changes } of states) {
    if (!isPart(axes, asked)) continue;
    const chosen = chooseDefinition(definition, modes);
    const saying: Saying = { axes, chosen, value: follow(path, chosen) };
    if (axes !== 0 && !isNews(saying, said)) continue;
    said.push(saying);
    if (axes !== 0) changes.set(path, chosen);
  }
}

/** What a token says in a state: the alias or value itself, and the value it comes to. */
type Saying = {
  readonly axes: AxisSet;
  readonly chosen: LiteralOrAlias;
  readonly value: TokenValue;
};

/** Whether a token says something in a state that the nearest of the weaker states that named it do not all say. */
function isNews(saying: Saying, named: readonly Saying[]): boolean {
  return named.some(
    (each) =>
      isPart(each.axes, saying.axes) && !isSame(each, saying) && isNearest(each, saying, named),
  );
}

function isNearest(weaker: Saying, { axes }: Saying, named: readonly Saying[]): boolean {
  return !named.some(
    (each) => each !== weaker && isPart(weaker.axes, each.axes) && isPart(each.axes, axes),
  );
}

function isSame(one: Saying, other: Saying): boolean {
  const to = one.chosen.type === "alias" ? one.chosen.to : undefined;
  const otherTo = other.chosen.type === "alias" ? other.chosen.to : undefined;
  return to === otherTo && isSameValue(one.value, other.value);
}

/** The modes that hold in a file where nothing else is asked for; throws a RangeError when no scheme is asked for. */
export function startOf(set: Pick<TokenSet, "defaultModes">, schemes: readonly Scheme[]): Modes {
  const scheme = schemes.includes(set.defaultModes.scheme) ? set.defaultModes.scheme : schemes[0];
  if (!scheme) throw new RangeError("A file holds at least one scheme; name light, dark or both");
  return { ...set.defaultModes, scheme };
}

function listChanges(first: Modes, schemes: readonly Scheme[]): readonly Partial<Modes>[] {
  const withScheme = schemes
    .filter((scheme) => scheme !== first.scheme)
    .map((scheme) => ({ scheme }));
  const contrasts = modeAxes.contrast.filter((each) => each !== first.contrast);
  const densities = modeAxes.density.filter((each) => each !== first.density);
  const changes = [{}, ...withScheme.slice(0, 1)]
    .flatMap((each) => [each, ...contrasts.map((contrast) => ({ ...each, contrast }))])
    .flatMap((each) => [each, ...densities.map((density) => ({ ...each, density }))]);
  return changes.toSorted((a, b) => Object.keys(a).length - Object.keys(b).length);
}

type Tokens = TokenSet["tokens"];
