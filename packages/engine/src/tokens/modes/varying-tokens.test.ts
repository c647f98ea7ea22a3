import { expect, test } from "vitest";
import { defineToken } from "../define-token.ts";
import type { Token, TokenDefinition } from "../token.ts";
import { tokenPath, type TokenPath } from "../token-path.ts";
import { listVaryingTokens } from "./varying-tokens.ts";

const one: TokenDefinition = { type: "number", value: 1 };
const rule: TokenDefinition = {
  type: "rule",
  otherwise: one,
  cases: [{ when: { scheme: "dark" }, then: one }],
};

function tokensOf(definitions: Readonly<Record<string, TokenDefinition>>): Map<TokenPath, Token> {
  const tokens = Object.entries(definitions).map(([text, definition]) =>
    defineToken(text, "size", definition),
  );
  return new Map(tokens.map((token) => [token.path, token]));
}

function aliasOf(text: string): TokenDefinition {
  return { type: "alias", to: tokenPath(text) };
}

/**
 * Returns a chain: `far.0` is an alias of `far.1`, and so on to `far.100`, which is an alias of
 * `end`.
 */
function chainTo(end: string): Record<string, TokenDefinition> {
  const links = Array.from({ length: 101 }, (_, i) => {
    return [`far.${i}`, aliasOf(i === 100 ? end : `far.${i + 1}`)] as const;
  });
  return Object.fromEntries(links);
}

function listPaths(tokens: ReadonlyMap<TokenPath, Token>): readonly TokenPath[] {
  return [...listVaryingTokens(tokens).keys()];
}

test("lists rules and aliases of one, in the order of the set", () => {
  const tokens = tokensOf({
    c: aliasOf("b"),
    still: one,
    b: aliasOf("a"),
    a: rule,
    d: aliasOf("still"),
  });
  expect(listPaths(tokens)).toEqual(["c", "b", "a"]);
});

test("follows an alias at any distance", () => {
  expect(listPaths(tokensOf({ ...chainTo("a"), a: rule }))).toHaveLength(102);
  expect(listPaths(tokensOf({ ...chainTo("b"), b: one, a: rule }))).toEqual(["a"]);
});

test("counts cycles and aliases of missing tokens as varying, if there is a rule", () => {
  const cycle = { ...chainTo("far.0"), x: aliasOf("y"), y: aliasOf("x"), a: rule };
  expect(listPaths(tokensOf(cycle))).toHaveLength(104);
  expect(listPaths(tokensOf({ x: aliasOf("nothing"), a: rule }))).toEqual(["x", "a"]);
});

test("lists nothing without a rule", () => {
  expect(listPaths(tokensOf({ a: one, b: aliasOf("a") }))).toEqual([]);
});
