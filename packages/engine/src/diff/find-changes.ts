import { listModes, type Modes } from "#tokens/modes/mode.ts";
import { resolve } from "#tokens/modes/resolve.ts";
import type { Token, TokenValue } from "#tokens/token.ts";
import { renameTargets } from "#tokens/definition-branches.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { kindOfValue } from "#tokens/value-kind.ts";
import { isEqual } from "#tokens/is-equal.ts";
import { measureChange } from "./measure-change.ts";
import type { Renaming, TokenChange, ValueChange } from "./token-set-diff.ts";

type Pair = { readonly modes: Modes[]; readonly before: TokenValue; readonly after: TokenValue };

/**
 * Finds the tokens of both sets whose definition changed, or whose alias has another value. An
 * alias that only follows a renamed token is unchanged.
 */
export function findChanges(
  before: TokenSet,
  after: TokenSet,
  renamed: readonly Renaming[],
): readonly TokenChange[] {
  const names = new Map(renamed.map(({ from, to }) => [from.path, to.path]));
  const pairs = pairValues(before, after);
  return [...before.tokens.values()].flatMap((was): TokenChange[] => {
    const now = after.tokens.get(was.path);
    if (!now) return [];
    const values = pairs.get(was.path) ?? [];
    return values.length === 0 && isEqual(renameIn(was, names), now)
      ? []
      : [describeChange(was, now, values)];
  });
}

/** Returns a token whose aliases refer to the new paths of renamed tokens. */
function renameIn(token: Token, names: ReadonlyMap<TokenPath, TokenPath>): Token {
  return names.size === 0
    ? token
    : { ...token, definition: renameTargets(token.definition, names) };
}

/** Pairs the values of every token that differ, each pair with all of its modes. */
function pairValues(before: TokenSet, after: TokenSet): ReadonlyMap<TokenPath, readonly Pair[]> {
  const pairs = new Map<TokenPath, Pair[]>();
  for (const modes of listModes()) {
    const values = resolve(after, modes);
    for (const [path, was] of resolve(before, modes)) {
      const now = values.get(path);
      if (now && !isEqual(was, now))
        addPair(pairs, path, { modes: [modes], before: was, after: now });
    }
  }
  return pairs;
}

function addPair(pairs: Map<TokenPath, Pair[]>, path: TokenPath, pair: Pair): void {
  const known = pairs.get(path);
  const alike = known?.find(
    (each) => isEqual(each.before, pair.before) && isEqual(each.after, pair.after),
  );
  if (alike) alike.modes.push(...pair.modes);
  else if (known) known.push(pair);
  else pairs.set(path, [pair]);
}

function describeChange(before: Token, after: Token, pairs: readonly Pair[]): TokenChange {
  const values = pairs.map((pair): ValueChange => ({
    ...pair,
    ...measureChange(pair.before, pair.after),
  }));
  const isTypeChanged =
    before.category !== after.category ||
    pairs.some((each) => kindOfValue(each.before) !== kindOfValue(each.after));
  return { before, after, values, isTypeChanged };
}
