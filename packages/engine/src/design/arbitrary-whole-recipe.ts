import fc from "fast-check";
import type { HexColor } from "#color/hex-color.ts";
import { arbitraryDefinitions } from "#recipe/arbitrary-definitions.ts";
import { arbitraryRecipe } from "#recipe/arbitrary-recipe.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { TokenNotes } from "#recipe/token-note.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { TokenValue } from "#tokens/token.ts";
import { tokenName, type TokenPath } from "#tokens/token-path.ts";
import { parseRecipe } from "./parse-recipe.ts";
import { designOf } from "./testing/design-of.ts";

/**
 * Generates recipes for tests with everything that a recipe can have: any decisions, pinned tokens,
 * and custom tokens with hostile names. If `parseRecipe` refuses a combination, only the accepted
 * part remains.
 */
export function arbitraryWholeRecipe(): fc.Arbitrary<Recipe> {
  return fc
    .tuple(
      arbitraryRecipe(),
      arbitraryDefinitions(generated, [...generated.keys()]),
      ownValues.chain((own) =>
        arbitraryDefinitions(new Map([...generated, ...own]), [...own.keys()]),
      ),
      arbitraryNotes([...generated.keys()]),
    )
    .map(([recipe, overrides, customTokens, tokenNotes]) =>
      getFirstValid([
        { ...recipe, overrides, customTokens, tokenNotes },
        { ...recipe, customTokens },
        { ...recipe, overrides },
        recipe,
      ]),
    );
}

/** Generates notes on some tokens for tests, with hostile descriptions. */
function arbitraryNotes(paths: readonly TokenPath[]): fc.Arbitrary<TokenNotes> {
  const description = fc.constantFrom("*/ } <script>", "Ağaç “quoted” 'text'", "a");
  const deprecated = fc.oneof(fc.constant(true as const), fc.constantFrom(...paths));
  const note = fc.oneof(fc.record({ description, deprecated }), fc.record({ description }));
  return fc
    .array(fc.tuple(fc.constantFrom(...paths), note), { maxLength: 3 })
    .map((entries) => Object.fromEntries(entries) as TokenNotes);
}

const base = createRecipe();
const generated = designOf({
  ...base,
  typography: { ...base.typography, isFluid: true },
}).valuesIn();

const oddValues: readonly TokenValue[] = [
  { type: "color", hex: "#ff3b30" as HexColor, alpha: 0.5, wide: { l: 0.65, c: 0.25, h: 28 } },
  { type: "dimension", value: -1.000001, unit: "em" },
  { type: "number", value: -0.5 },
  { type: "keyword", value: "auto" },
  { type: "duration", ms: 500 },
  { type: "fontFamily", families: ["Noto Sans 日本", "a.b $c #d @e!", "inherit", "sans-serif"] },
  { type: "shadow", layers: [] },
];

const words =
  "own color spacing duration constructor prototype not and if dark default url e3 var true a--b z- page-reduced m-compact 2-5 500".split(
    " ",
  );
const ownPath = fc
  .tuple(
    fc.constantFrom(...words.filter((word) => /^[a-z]/.test(word))),
    fc.array(fc.constantFrom(...words), { maxLength: 3 }),
  )
  .map(([first, others]) => [first, ...others].join(".") as TokenPath);

const ownValues = fc
  .uniqueArray(fc.tuple(ownPath, fc.constantFrom(...oddValues, ...generated.values())), {
    minLength: 1,
    maxLength: 6,
    selector: ([path]) => tokenName(path),
  })
  .map((entries) => new Map(entries));

/**
 * Returns the first of some recipes that can be stored, as parsed; throws if there is no such
 * recipe.
 */
function getFirstValid(recipes: readonly Recipe[]): Recipe {
  for (const recipe of recipes) {
    const parsed = parseRecipe(JSON.parse(JSON.stringify(recipe)));
    if (parsed.ok) return parsed.value.recipe;
  }
  throw new Error("The decisions are invalid without any pin");
}
