import type { Token, TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { TokenSetDiff, ValueChange } from "./token-set-diff.ts";

/** A token set that knows its values. */
type ValuedSet = TokenSet & { valuesIn(): ReadonlyMap<TokenPath, TokenValue> };

/** One token of a diff, with its values in the default modes, or in the first modes that changed. */
export type TokenDifference = Pick<ValueChange, "deltaEOk" | "ratio"> & {
  readonly kind: "added" | "removed" | "renamed" | "changed";
  /** The token as it is now; for a removed one as it was. */
  readonly token: Token;
  /** The former path of a renamed token. */
  readonly from?: TokenPath;
  readonly before: TokenValue | undefined;
  readonly after: TokenValue | undefined;
};

/** Lists the tokens of a diff: the removed ones first, then the renamed, changed and added ones. */
export function listDifferences(
  before: ValuedSet,
  after: ValuedSet,
  diff: TokenSetDiff,
): readonly TokenDifference[] {
  const [was, is] = [before.valuesIn(), after.valuesIn()];
  return [
    ...diff.removed.map((token): TokenDifference => ({
      kind: "removed",
      token,
      before: was.get(token.path),
      after: undefined,
    })),
    ...diff.renamed.map(({ from, to }): TokenDifference => ({
      kind: "renamed",
      token: to,
      from: from.path,
      before: was.get(from.path),
      after: is.get(to.path),
    })),
    ...diff.changed.map(({ after: token, values: [first] }): TokenDifference => {
      const values = first ?? { before: was.get(token.path), after: is.get(token.path) };
      return { kind: "changed", token, ...pickMeasures(first), ...pickValues(values) };
    }),
    ...diff.added.map((token): TokenDifference => ({
      kind: "added",
      token,
      before: undefined,
      after: is.get(token.path),
    })),
  ];
}

function pickValues({ before, after }: Pick<TokenDifference, "before" | "after">) {
  return { before, after };
}

function pickMeasures(change: ValueChange | undefined): Pick<ValueChange, "deltaEOk" | "ratio"> {
  if (change?.deltaEOk !== undefined) return { deltaEOk: change.deltaEOk };
  return change?.ratio === undefined ? {} : { ratio: change.ratio };
}

/**
 * Returns the few differences that say most about a diff: of every group of tokens the one that
 * changed most, and then the others in their order.
 */
export function pickDifferences(
  differences: readonly TokenDifference[],
  most: number,
): readonly TokenDifference[] {
  const largest = new Map<string, TokenDifference>();
  for (const each of differences) {
    const group = groupOf(each.token.path);
    const found = largest.get(group);
    if (found === undefined || sizeOf(each) > sizeOf(found)) largest.set(group, each);
  }
  const chosen = [...largest.values()].slice(0, most);
  const others = differences.filter((each) => !chosen.includes(each));
  return [...chosen, ...others].slice(0, most);
}

/** Returns the group of a token: its path without the name. */
function groupOf(path: TokenPath): string {
  return path.slice(0, path.lastIndexOf("."));
}

/** Returns how much a token changed, comparable within a group; a name that comes or goes is most. */
function sizeOf({ kind, deltaEOk, ratio }: TokenDifference): number {
  if (kind !== "changed") return Number.POSITIVE_INFINITY;
  return deltaEOk ?? (ratio === undefined ? 0 : Math.max(ratio, 1 / ratio));
}
