import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { arbitraryTokenSet } from "#tokens/arbitrary-token-set.ts";
import { defineToken } from "#tokens/define-token.ts";
import { axisNames, defaultModes, listModes, modeAxes } from "#tokens/mode.ts";
import { chooseDefinition } from "#tokens/choose-definition.ts";
import { resolveTokens } from "#tokens/resolve.ts";
import type { TokenDefinition } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { axesOf, findRuleAxes, isPart } from "./rule-axes.ts";

const runs = { seed: 20_261_122, numRuns: inject("form") === "long" ? 5000 : 200 };

it("finds every axis that changes a token's definition or value", () => {
  fc.assert(
    fc.property(arbitraryTokenSet(), ({ tokens }) => {
      for (const modes of listModes())
        for (const axis of axisNames)
          for (const value of modeAxes[axis]) {
            const other = { ...modes, [axis]: value };
            const [from, to] = [resolveTokens(tokens, modes), resolveTokens(tokens, other)];
            for (const [path, { definition }] of tokens) {
              if (isPart(axesOf({ [axis]: value }), findRuleAxes(tokens, definition))) continue;
              expect(chooseDefinition(definition, other)).toBe(chooseDefinition(definition, modes));
              expect(to.get(path)).toEqual(from.get(path));
            }
          }
    }),
    runs,
  );
});

it("finds only the axes of an alias's rule, and all axes for long chains", () => {
  const one: TokenDefinition = { type: "number", value: 1 };
  const alias = (to: string): TokenDefinition => ({ type: "alias", to: tokenPath(to) });
  const cases = [{ when: { density: "compact" }, then: one }] as const;
  const tokens = [
    defineToken("rule", "size", { type: "rule", otherwise: one, cases }),
    defineToken("near", "size", alias("rule")),
    defineToken("still", "size", one),
    defineToken("further", "size", alias("near")),
  ];
  const byPath = new Map(tokens.map((token) => [token.path, token]));
  const requested = tokens.map(({ definition }) => findRuleAxes(byPath, definition));
  const [density, all] = [axesOf({ density: "compact" }), axesOf(defaultModes)];
  expect(requested).toEqual([density, density, 0, all]);
});
