import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { arbitraryWhen } from "../arbitrary-when.ts";
import { defineToken } from "../define-token.ts";
import { defaultModes, listModes, type Modes } from "./mode.ts";
import { resolve } from "./resolve.ts";
import type { LiteralOrAlias, TokenDefinition } from "../token.ts";
import { tokenPath } from "../token-path.ts";
import { inspectTokens } from "../validate.ts";

const runs = { seed: 20_261_122, numRuns: inject("form") === "long" ? 20_000 : 500 };

const one: LiteralOrAlias = { type: "number", value: 1 };
const short: LiteralOrAlias = { type: "duration", ms: 1 };

function aliasOf(to: string): LiteralOrAlias {
  return { type: "alias", to: tokenPath(to) };
}

function rule(
  otherwise: LiteralOrAlias,
  when: Partial<Modes>,
  then: LiteralOrAlias,
): TokenDefinition {
  return { type: "rule", otherwise, cases: [{ when, then }] };
}

function setOf(definitions: Readonly<Record<string, TokenDefinition>>) {
  const tokens = Object.entries(definitions).map(([path, definition]) =>
    defineToken(path, "size", definition),
  );
  return { tokens: new Map(tokens.map((token) => [token.path, token])), defaultModes };
}

function faultsOf(definitions: Readonly<Record<string, TokenDefinition>>) {
  return inspectTokens(setOf(definitions).tokens).faults;
}

const dark = { scheme: "dark" } as const;

describe("aliases that depend on modes", () => {
  it("may refer to one another in modes that never apply together", () => {
    const crossed = { a: rule(one, dark, aliasOf("b")), b: rule(aliasOf("a"), dark, one) };
    expect(faultsOf(crossed)).toEqual([]);
    for (const modes of listModes())
      expect([...resolve(setOf(crossed), modes).values()]).toEqual([one, one]);
  });

  it("are refused if they have a cycle in only one mode, and the fault names that mode", () => {
    const cycle = { a: rule(one, dark, aliasOf("b")), b: aliasOf("a"), still: one };
    expect(faultsOf(cycle)).toEqual([
      { path: "a", code: "cycle", values: { token: "a", modes: dark } },
      { path: "b", code: "cycle", values: { token: "a", modes: dark } },
    ]);
    const both = { scheme: "dark", contrast: "high" } as const;
    expect(faultsOf({ a: rule(one, both, aliasOf("a")) })[0]?.values.modes).toEqual(both);
    expect(faultsOf({ a: aliasOf("a"), b: rule(one, dark, one) })[0]?.values).toEqual({
      token: "a",
    });
  });

  it("are of one kind and refer to existing tokens, even in cases that never apply", () => {
    const hidden = (then: LiteralOrAlias): TokenDefinition => ({
      type: "rule",
      otherwise: one,
      cases: [
        { when: dark, then },
        { when: {}, then: one },
      ],
    });
    const codes = (then: LiteralOrAlias) =>
      faultsOf({ a: hidden(then), time: short, loop: hidden(aliasOf("a")) }).map(
        ({ path, code }) => `${path} ${code}`,
      );
    expect(codes(one)).toEqual([]);
    expect(codes(aliasOf("loop"))).toEqual([]);
    expect(codes(short)).toEqual(["a wrong-token-type"]);
    expect(codes(aliasOf("time"))).toEqual(["a wrong-token-type"]);
    expect(codes(aliasOf("nothing"))).toEqual(["a unknown-token"]);
  });

  it("are accepted exactly if every token has a value in every mode", () => {
    let accepted = 0;
    fc.assert(
      fc.property(arbitraryDefinitions, (definitions) => {
        const isAccepted = faultsOf(definitions).length === 0;
        accepted += isAccepted ? 1 : 0;
        expect(isAccepted).toBe(listModes().every((modes) => resolves(definitions, modes)));
      }),
      runs,
    );
    expect(accepted).toBeGreaterThan(runs.numRuns / 10);
    expect(accepted).toBeLessThan((runs.numRuns * 9) / 10);
  });
});

function resolves(definitions: Readonly<Record<string, TokenDefinition>>, modes: Modes): boolean {
  try {
    return resolve(setOf(definitions), modes).size > 0;
  } catch {
    return false;
  }
}

const names = ["a", "b", "c", "d"] as const;

const single = fc.oneof(fc.constant(one), fc.constantFrom(...names).map(aliasOf));

const definition: fc.Arbitrary<TokenDefinition> = fc.oneof(
  { weight: 1, arbitrary: single },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("rule" as const),
      otherwise: single,
      cases: fc.array(fc.record({ when: arbitraryWhen, then: single }), { maxLength: 3 }),
    }),
  },
);

const arbitraryDefinitions = fc.record({
  a: definition,
  b: definition,
  c: definition,
  d: definition,
});
