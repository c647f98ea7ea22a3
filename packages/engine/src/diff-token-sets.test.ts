import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { diffTokenSets } from "./diff/diff-token-sets.ts";
import { color, moveTokens } from "./diff/sample-sets.ts";
import type { TokenSetDiff } from "./diff/token-set-diff.ts";
import { arbitraryTokenSet } from "./exporters/testing/arbitrary-token-set.ts";
import { generate } from "./generate.ts";
import { arbitraryRecipe } from "./recipe/arbitrary-recipe.ts";
import { createRecipe } from "./recipe/create-recipe.ts";
import type { Recipe } from "./recipe/recipe.ts";
import type { Token } from "./tokens/token.ts";
import { tokenPath } from "./tokens/token-path.ts";
import type { TokenPath } from "./tokens/token-path.ts";
import type { TokenSet } from "./tokens/token-set.ts";

const runs = { seed: 20_260_501, numRuns: inject("form") === "long" ? 10_000 : 300 };
const fewRuns = { seed: 20_260_502, numRuns: inject("form") === "long" ? 500 : 12 };

/** Two sets with paths of the same small stock; the second is sometimes the first under other paths. */
const twoSets = fc
  .tuple(arbitraryTokenSet(), arbitraryTokenSet(), fc.boolean(), fc.func(fc.boolean()))
  .map(([one, other, isMoved, moves]): readonly [TokenSet, TokenSet] => [
    one,
    isMoved ? moveTokens(one, (path) => (moves(path) ? `u.${path}` : path)) : other,
  ]);

describe("the difference of two token sets", () => {
  it("is empty between a set and itself", () => {
    fc.assert(
      fc.property(arbitraryTokenSet(), (set) => {
        expect(diffTokenSets(set, structuredClone(set))).toEqual(nothing());
      }),
      runs,
    );
  });

  it("makes the second set out of the first", () => {
    fc.assert(
      fc.property(twoSets, ([before, after]) => {
        expect(sorted(apply(before, diffTokenSets(before, after)))).toEqual(sorted(after.tokens));
      }),
      runs,
    );
  });

  it("swaps when the sets are swapped", () => {
    fc.assert(
      fc.property(twoSets, ([before, after]) => {
        expectMirrored(diffTokenSets(before, after), diffTokenSets(after, before));
      }),
      runs,
    );
  });

  it("holds between the sets of any two recipes", () => {
    fc.assert(
      fc.property(arbitraryRecipe(), arbitraryRecipe(), (one, other) => {
        const [before, after] = [generate(one), generate(other)];
        const diff = diffTokenSets(before, after);
        expect(sorted(apply(before, diff))).toEqual(sorted(after.tokens));
        expectMirrored(diff, diffTokenSets(after, before));
      }),
      fewRuns,
    );
  });

  it("names the promises that another base color breaks or mends", () => {
    const pinned: Recipe = {
      ...createRecipe(),
      overrides: { [tokenPath("color.text")]: color("#cccccc") },
    };
    const { broken, mended } = diffTokenSets(generate(createRecipe()), generate(pinned));
    expect(mended).toEqual([]);
    expect(new Set(broken.map(({ after }) => after.foreground))).toEqual(new Set(["color.text"]));
  });
});

function nothing(): TokenSetDiff {
  const none = { added: [], removed: [], renamed: [], changed: [], broken: [], mended: [] };
  return { ...none, release: "none" };
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

/** What is neither new nor changed follows what was renamed. */
function follow(token: Token, names: ReadonlyMap<TokenPath, TokenPath>): Token {
  return JSON.parse(JSON.stringify(token), (key, value: unknown) =>
    key === "to" ? (names.get(value as TokenPath) ?? value) : value,
  ) as Token;
}

function expectMirrored(one: TokenSetDiff, other: TokenSetDiff): void {
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
