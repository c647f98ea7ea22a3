import { expect } from "vitest";
import type { Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { TokenSetDiff } from "../token-set-diff.ts";

/** Expects that the difference of two sets creates the second from the first. */
export function expectApplied(before: TokenSet, after: TokenSet, diff: TokenSetDiff): void {
  expect(sorted(apply(before, diff))).toEqual(sorted(after.tokens));
}

function apply(before: TokenSet, diff: TokenSetDiff): ReadonlyMap<TokenPath, Token> {
  const tokens = new Map(before.tokens);
  for (const each of [...diff.removed, ...diff.renamed.map(({ from }) => from)])
    expect(tokens.delete(each.path)).toBe(true);
  for (const each of diff.changed) {
    expect(tokens.get(each.before.path)).toBe(each.before);
    tokens.set(each.after.path, each.after);
  }
  for (const each of [...diff.added, ...diff.renamed.map(({ to }) => to)]) {
    expect(tokens.has(each.path)).toBe(false);
    tokens.set(each.path, each);
  }
  const names = new Map(diff.renamed.map(({ from, to }) => [from.path, to.path]));
  const fresh = new Set([...diff.added, ...diff.changed.map((each) => each.after)]);
  return new Map(
    [...tokens].map(([path, token]) => [path, fresh.has(token) ? token : follow(token, names)]),
  );
}

/** Returns a token that is neither new nor changed, with its aliases renamed. */
function follow(token: Token, names: ReadonlyMap<TokenPath, TokenPath>): Token {
  return JSON.parse(JSON.stringify(token), (key, value: unknown) =>
    key === "to" ? (names.get(value as TokenPath) ?? value) : value,
  ) as Token;
}

/** Expects that two differences are the reverse of each other. */
export function expectMirrored(one: TokenSetDiff, other: TokenSetDiff): void {
  const pathsOf = (tokens: readonly Token[]) => tokens.map(({ path }) => path).toSorted();
  const changesOf = (diff: TokenSetDiff) =>
    new Map(diff.changed.map((each) => [each.before.path, each]));
  expect(pathsOf(other.added)).toEqual(pathsOf(one.removed));
  expect(pathsOf(other.removed)).toEqual(pathsOf(one.added));
  expect(new Set(other.renamed.map(({ from, to }) => `${to.path} ${from.path}`))).toEqual(
    new Set(one.renamed.map(({ from, to }) => `${from.path} ${to.path}`)),
  );
  expect(other.mended.map((each) => each.after)).toEqual(one.broken.map((each) => each.before));
  const mirrored = changesOf(other);
  expect(mirrored.size).toBe(one.changed.length);
  for (const each of one.changed) {
    const mirror = mirrored.get(each.before.path);
    expect(mirror).toMatchObject({ before: each.after, isTypeChanged: each.isTypeChanged });
    expect(mirror?.values.map((value) => [value.modes, value.after, value.before])).toEqual(
      each.values.map((value) => [value.modes, value.before, value.after]),
    );
    expect(mirror?.values.map(({ deltaEOk }) => deltaEOk)).toEqual(
      each.values.map(({ deltaEOk }) => deltaEOk),
    );
  }
}

function sorted(tokens: ReadonlyMap<TokenPath, Token>): readonly Token[] {
  return [...tokens.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
