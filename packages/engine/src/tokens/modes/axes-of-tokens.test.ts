import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { arbitraryTokenSet } from "../arbitrary-token-set.ts";
import { defineToken } from "../define-token.ts";
import { axisNames, defaultModes, listModes, modeAxes } from "./mode.ts";
import { chooseDefinition } from "../definition-branches.ts";
import { resolveTokens } from "./resolve.ts";
import type { LiteralOrAlias, TokenDefinition } from "../token.ts";
import { tokenPath } from "../token-path.ts";
import { axesOf, isPart, listVaryingTokens } from "./varying-tokens.ts";

const runs = { seed: 20_261_122, numRuns: inject("form") === "long" ? 5000 : 200 };

it("finds every axis that changes a token's definition or value", () => {
  fc.assert(
    fc.property(arbitraryTokenSet(), ({ tokens }) => {
      const varying = listVaryingTokens(tokens);
      for (const modes of listModes())
        for (const axis of axisNames)
          for (const value of modeAxes[axis]) {
            const other = { ...modes, [axis]: value };
            const [from, to] = [resolveTokens(tokens, modes), resolveTokens(tokens, other)];
            for (const [path, { definition }] of tokens) {
              if (isPart(axesOf({ [axis]: value }), varying.get(path) ?? 0)) continue;
              expect(chooseDefinition(definition, other)).toBe(chooseDefinition(definition, modes));
              expect(to.get(path)).toEqual(from.get(path));
            }
          }
    }),
    runs,
  );
});

it("finds only the axes of an alias's rule, and all axes for rules of rules", () => {
  const one: TokenDefinition = { type: "number", value: 1 };
  const alias = (to: string) => ({ type: "alias", to: tokenPath(to) }) as const;
  const inCompact = (otherwise: LiteralOrAlias): TokenDefinition => ({
    type: "rule",
    otherwise,
    cases: [{ when: { density: "compact" }, then: one }],
  });
  const tokens = [
    defineToken("rule", "size", inCompact(one)),
    defineToken("near", "size", alias("rule")),
    defineToken("still", "size", one),
    defineToken("further", "size", alias("near")),
    defineToken("nested", "size", inCompact(alias("rule"))),
  ];
  const varying = listVaryingTokens(new Map(tokens.map((token) => [token.path, token])));
  const [density, all] = [axesOf({ density: "compact" }), axesOf(defaultModes)];
  expect(tokens.map(({ path }) => varying.get(path))).toEqual([
    density,
    density,
    undefined,
    density,
    all,
  ]);
});
