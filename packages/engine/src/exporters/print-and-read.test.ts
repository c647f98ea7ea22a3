import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { formats } from "#exporters/registry.ts";
import { readWhole } from "#exporters/testing/format-guarantees.ts";
import { arbitraryDefinitions } from "#recipe/arbitrary-definitions.ts";
import { arbitraryRecipe } from "#recipe/arbitrary-recipe.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import { listModes } from "#tokens/modes/mode.ts";
import { resolve } from "#tokens/modes/resolve.ts";
import type { TokenValue } from "#tokens/token.ts";
import { tokenName, tokenPath, type TokenPath } from "#tokens/token-path.ts";
import { designOf } from "#design/testing/design-of.ts";
import { parseRecipe } from "#design/parse-recipe.ts";

const runs = { seed: 20_260_409, numRuns: inject("form") === "long" ? 3000 : 40 };

const base = createRecipe();
const typography = { ...base.typography, isFluid: true };
const generated = resolve(designOf({ ...base, typography }));
const customs = new Map<TokenPath, TokenValue>([
  [tokenPath("duration.page"), { type: "duration", ms: 500 }],
  [tokenPath("duration.page-reduced"), { type: "duration", ms: 1 }],
  [tokenPath("color.brand.500"), { type: "color", hex: base.color.base, alpha: 0.5 }],
  [tokenPath("own"), { type: "keyword", value: "auto" }],
  [tokenPath("own.width-reduced"), { type: "dimension", value: -1.000001, unit: "em" }],
]);
const values = new Map([...generated, ...customs]);

const recipes = fc
  .tuple(
    arbitraryRecipe(),
    arbitraryDefinitions(values, [...generated.keys()]),
    arbitraryDefinitions(values, [...customs.keys()]),
  )
  .map(([recipe, overrides, customTokens]) => ({ ...recipe, overrides, customTokens }));

it(
  "generates, resolves, prints and reads every valid recipe unchanged",
  { timeout: 300_000 },
  () => {
    let taken = 0;
    fc.assert(
      fc.property(recipes, (recipe) => {
        const parsed = parseRecipe(JSON.parse(JSON.stringify(recipe)));
        if (!parsed.ok) return;
        taken += 1;
        const set = parsed.value;
        for (const modes of listModes()) expect(resolve(set, modes).size).toBe(set.tokens.size);
        const names = new Set([...set.tokens.keys()].map(tokenName));
        for (const format of formats)
          for (const found of readWhole(format, format.print(set)))
            expect(new Set(found.values.keys())).toEqual(names);
      }),
      runs,
    );
    expect(taken).toBeGreaterThan(runs.numRuns / 5);
  },
);
