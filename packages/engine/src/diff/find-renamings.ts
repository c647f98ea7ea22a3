import { listTargets } from "#tokens/definition-branches.ts";
import { indexByKey, pairByKey } from "#tokens/pair-by-key.ts";
import { printPlain } from "#tokens/print-plain.ts";
import type { LiteralOrAlias, Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { Renaming } from "./token-set-diff.ts";

type Names = ReadonlyMap<TokenPath, TokenPath>;

/**
 * Finds the removed tokens that were added under another path. A pair is certain if no other
 * removed token, and no other added one, has its category and definition. Aliases of renamed tokens
 * count under the new names.
 */
export function findRenamings(
  missing: readonly Token[],
  fresh: readonly Token[],
): readonly Renaming[] {
  const names = new Map<TokenPath, TokenPath>();
  const renamings = new Map<TokenPath, Renaming>();
  const index = (tokens: readonly Token[]) =>
    indexByKey(tokens, (token) => printUnnamed(token, names));
  const candidates = index(fresh);
  const { dependents, counts } = relateAliases(missing);
  // A token can be identified only after the targets of its aliases, so the search runs in waves.
  let wave = missing.filter(({ path }) => counts.get(path) === 0);
  while (wave.length > 0) {
    const found = pairByKey(index(wave), candidates);
    for (const [from, to] of found) {
      renamings.set(from.path, { from, to });
      names.set(from.path, to.path);
    }
    wave = found
      .flatMap(([from]) => dependents.get(from.path) ?? [])
      .filter(({ path }) => countDown(counts, path) === 0);
  }
  return missing.flatMap(({ path }) => renamings.get(path) ?? []);
}

/** Returns which of some tokens are aliases of which, and how many of them each one refers to. */
function relateAliases(tokens: readonly Token[]): {
  readonly dependents: ReadonlyMap<TokenPath, readonly Token[]>;
  readonly counts: Map<TokenPath, number>;
} {
  const dependents = new Map(tokens.map(({ path }): [TokenPath, Token[]] => [path, []]));
  const counts = new Map<TokenPath, number>();
  for (const token of tokens) {
    const targets = listTargets(token.definition).filter((target) => dependents.has(target));
    counts.set(token.path, targets.length);
    for (const target of targets) dependents.get(target)?.push(token);
  }
  return { dependents, counts };
}

/**
 * Prints a token without its name: its category and its definition, with aliases under their
 * current names.
 */
function printUnnamed({ category, definition }: Token, names: Names): string {
  const followed = printPlain(definition, (object) => {
    const each = object as Partial<LiteralOrAlias>;
    return each.type === "alias" && each.to ? { alias: names.get(each.to) ?? each.to } : object;
  });
  return `${category} ${followed}`;
}

function countDown(counts: Map<TokenPath, number>, path: TokenPath): number {
  const count = (counts.get(path) ?? 0) - 1;
  counts.set(path, count);
  return count;
}
