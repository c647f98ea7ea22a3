import { modeAxes } from "#tokens/mode.ts";
import type { Modes, Scheme } from "#tokens/mode.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import { chooseDefinition, resolveTokens } from "#tokens/resolve.ts";
import type { LiteralOrAlias, Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";

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
  const said = new Map<TokenPath, State[]>();
  return listStates(set, schemes).flatMap((state, index): readonly ModeBlock[] => {
    const { changed, modes, says } = state;
    const tokens = new Map<TokenPath, LiteralOrAlias>();
    for (const [path, { definition }] of set.tokens) {
      if (index > 0 && !isNews(path, state, said.get(path) ?? [])) continue;
      tokens.set(path, chooseDefinition(definition, modes));
      if (says.has(path)) said.set(path, [...(said.get(path) ?? []), state]);
    }
    return tokens.size > 0 ? [{ changed, modes, tokens }] : [];
  });
}

/** Whether a token says something in a state that the nearest of the weaker states that named it do not all say. */
function isNews(path: TokenPath, state: State, named: readonly State[]): boolean {
  const weaker = named.filter((each) => isPart(each.changed, state.changed));
  const nearest = weaker.filter(
    (each) => !weaker.some((other) => other !== each && isPart(each.changed, other.changed)),
  );
  return nearest.some((each) => each.says.get(path) !== state.says.get(path));
}

type State = {
  readonly changed: Partial<Modes>;
  readonly modes: Modes;
  readonly says: ReadonlyMap<TokenPath, string>;
};

function listStates(
  set: Pick<TokenSet, "tokens" | "defaultModes">,
  schemes: readonly Scheme[],
): readonly State[] {
  const scheme = schemes.includes(set.defaultModes.scheme) ? set.defaultModes.scheme : schemes[0];
  if (!scheme) throw new RangeError("A file holds at least one scheme; name light, dark or both");
  const first: Modes = { ...set.defaultModes, scheme };
  return listChanges(first, schemes).map((changed) => {
    const modes = { ...first, ...changed };
    return { changed, modes, says: describe(set.tokens, modes) };
  });
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
function describe(tokens: ReadonlyMap<TokenPath, Token>, modes: Modes): Map<TokenPath, string> {
  const values = resolveTokens(tokens, modes);
  const says = new Map<TokenPath, string>();
  for (const [path, { definition }] of tokens) {
    if (definition.type !== "rule" && definition.type !== "alias") continue;
    const chosen = chooseDefinition(definition, modes);
    const value = values.get(path);
    const text = value ? printTokenValue(value) : "";
    says.set(path, chosen.type === "alias" ? `${chosen.to} ${text}` : text);
  }
  return says;
}
