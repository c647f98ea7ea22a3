import { modeAxes } from "#tokens/mode.ts";
import type { Modes, Scheme } from "#tokens/mode.ts";
import { chooseDefinition, resolveTokens } from "#tokens/resolve.ts";
import type { LiteralOrAlias, Token, TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { listVaryingPaths } from "#tokens/varying-tokens.ts";
import { describeValue } from "./describe-value.ts";

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
  const varying = listVaryingPaths(tokens);
  const others =
    varying.length > 0 ? listOthers(tokens, varying, listChanges(first, schemes), first) : [];
  return [blockOf({}, first, tokens), ...others];
}

/** The blocks after the first one; only tokens that vary can stand in them. */
function listOthers(
  tokens: Tokens,
  varying: readonly TokenPath[],
  changes: readonly Partial<Modes>[],
  first: Modes,
): readonly ModeBlock[] {
  const texts = new Map<TokenValue, string>();
  const states = changes.map((changed): State => {
    const modes = { ...first, ...changed };
    return { changed, modes, says: describe(tokens, varying, modes, texts) };
  });
  const said = new Map<TokenPath, readonly State[]>(
    varying.map((path) => [path, states.slice(0, 1)]),
  );
  return states.slice(1).flatMap((state) => {
    const news = varying.filter((path) => isNews(path, state, said.get(path) ?? []));
    for (const path of news) said.set(path, [...(said.get(path) ?? []), state]);
    const entries = news.flatMap((path) => entryOf(tokens, path));
    return news.length > 0 ? [blockOf(state.changed, state.modes, entries)] : [];
  });
}

/** A block whose map is made when it is first asked for: a large first block is often read path by path instead. */
function blockOf(
  changed: Partial<Modes>,
  modes: Modes,
  entries: Iterable<readonly [TokenPath, Token]>,
): ModeBlock {
  let chosen: Map<TokenPath, LiteralOrAlias> | undefined;
  return {
    changed,
    modes,
    get tokens() {
      if (chosen) return chosen;
      chosen = new Map();
      for (const [path, { definition }] of entries)
        chosen.set(path, chooseDefinition(definition, modes));
      return chosen;
    },
  };
}

function entryOf(tokens: Tokens, path: TokenPath): readonly (readonly [TokenPath, Token])[] {
  const token = tokens.get(path);
  return token ? [[path, token]] : [];
}

/** Whether a token says something in a state that the nearest of the weaker states that named it do not all say. */
function isNews(path: TokenPath, state: State, named: readonly State[]): boolean {
  const weaker = named.filter((each) => isPart(each.changed, state.changed));
  const nearest = weaker.filter(
    (each) => !weaker.some((other) => other !== each && isPart(each.changed, other.changed)),
  );
  return nearest.some((each) => each.says.get(path) !== state.says.get(path));
}

type Tokens = TokenSet["tokens"];

type State = {
  readonly changed: Partial<Modes>;
  readonly modes: Modes;
  readonly says: ReadonlyMap<TokenPath, string>;
};

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

function isPart(part: Partial<Modes>, whole: Partial<Modes>): boolean {
  return Object.keys(part).every((axis) => axis in whole);
}

/** What each token that modes can change says: the alias or value itself, and the value it comes to. */
function describe(
  tokens: Tokens,
  varying: readonly TokenPath[],
  modes: Modes,
  texts: Map<TokenValue, string>,
): ReadonlyMap<TokenPath, string> {
  const says = new Map<TokenPath, string>();
  for (const [path, value] of resolveTokens(tokens, modes, varying)) {
    const definition = tokens.get(path)?.definition;
    const text = texts.get(value) ?? describeValue(value);
    texts.set(value, text);
    const chosen = definition && chooseDefinition(definition, modes);
    says.set(path, chosen?.type === "alias" ? `${chosen.to} ${text}` : text);
  }
  return says;
}
