import { listBranches } from "#tokens/list-branches.ts";
import type { LiteralOrAlias, Token, TokenDefinition } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { Renaming } from "./token-set-diff.ts";

type Names = ReadonlyMap<TokenPath, TokenPath>;

/**
 * The tokens that went and came back under another path. A pair is sure where no other token that went, and no other
 * that came, has its category and definition; aliases of tokens that were renamed are followed to their new names.
 */
export function findRenamings(
  missing: readonly Token[],
  fresh: readonly Token[],
): readonly Renaming[] {
  const names = new Map<TokenPath, TokenPath>();
  const renamings = new Map<TokenPath, Renaming>();
  const candidates = indexUnique(fresh, names);
  const { dependents, counts } = relate(missing);
  // A token can be told only after those that it is an alias of, so they are taken in waves.
  let wave = missing.filter(({ path }) => counts.get(path) === 0);
  while (wave.length > 0) {
    const found = match(wave, candidates, names);
    for (const each of found) {
      renamings.set(each.from.path, each);
      names.set(each.from.path, each.to.path);
    }
    wave = found
      .flatMap(({ from }) => dependents.get(from.path) ?? [])
      .filter(({ path }) => countDown(counts, path) === 0);
  }
  return missing.flatMap(({ path }) => renamings.get(path) ?? []);
}

/** Which of some tokens are aliases of which, and of how many of them each is one. */
function relate(tokens: readonly Token[]): {
  readonly dependents: ReadonlyMap<TokenPath, readonly Token[]>;
  readonly counts: Map<TokenPath, number>;
} {
  const dependents = new Map(tokens.map(({ path }): [TokenPath, Token[]] => [path, []]));
  const counts = new Map<TokenPath, number>();
  for (const token of tokens) {
    const targets = listTargets(token).filter((target) => dependents.has(target));
    counts.set(token.path, targets.length);
    for (const target of targets) dependents.get(target)?.push(token);
  }
  return { dependents, counts };
}

function match(
  wave: readonly Token[],
  candidates: ReadonlyMap<string, Token | undefined>,
  names: Names,
): readonly Renaming[] {
  return [...indexUnique(wave, names)].flatMap(([key, from]): Renaming[] => {
    const to = candidates.get(key);
    return from && to ? [{ from, to }] : [];
  });
}

/** Tokens by what they say; undefined stands where several say it. */
function indexUnique(
  tokens: readonly Token[],
  names: Names,
): ReadonlyMap<string, Token | undefined> {
  const byKey = new Map<string, Token | undefined>();
  for (const token of tokens) {
    const key = `${token.category} ${printDefinition(token.definition, names)}`;
    byKey.set(key, byKey.has(key) ? undefined : token);
  }
  return byKey;
}

/** A definition as text: the same for the same definition, in whatever order its keys stand. */
function printDefinition(definition: TokenDefinition, names: Names): string {
  return JSON.stringify(definition, (_, value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const each = value as Partial<LiteralOrAlias>;
    if (each.type === "alias" && each.to) return { alias: names.get(each.to) ?? each.to };
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function countDown(counts: Map<TokenPath, number>, path: TokenPath): number {
  const count = (counts.get(path) ?? 0) - 1;
  counts.set(path, count);
  return count;
}

function listTargets({ definition }: Token): readonly TokenPath[] {
  const targets = listBranches(definition).flatMap((each) =>
    each.type === "alias" ? [each.to] : [],
  );
  return [...new Set(targets)];
}
