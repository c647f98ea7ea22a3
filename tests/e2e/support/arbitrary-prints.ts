import { createRecipe, formats, hardBases } from "@tessera/engine";
import type { PrintOptions } from "@tessera/engine";
import fc from "fast-check";
import { arbitraryWholeRecipe } from "../../../packages/engine/src/arbitrary-whole-recipe.ts";
import { arbitraryPrintOptions } from "../../../packages/engine/src/exporters/testing/arbitrary-print-options.ts";
import type { Print } from "./print-fingerprints.ts";

type Options = (typeof formats)[number]["options"];

/**
 * The hard bases, each choice of every format alone, then so many seeded recipes of everything that a recipe holds, each
 * with two wishes a format of any of its options.
 */
export function samplePrints(seed: number, count: number): readonly Print[] {
  const plain = hardBases.map((base, index) => ({
    recipe: createRecipe(base),
    asked: everyFormat((options) => (index === 0 ? listTurns(options) : [{}])),
  }));
  return [...plain, ...fc.sample(arbitraryPrint(), { seed, numRuns: count })];
}

function arbitraryPrint(): fc.Arbitrary<Print> {
  const wishes = fc.record(
    everyFormat((options) =>
      fc.array(arbitraryPrintOptions(options), { minLength: 2, maxLength: 2 }),
    ),
  );
  return fc.record({ recipe: arbitraryWholeRecipe(), asked: wishes });
}

function everyFormat<T>(make: (options: Options) => T): Record<string, T> {
  return Object.fromEntries(formats.map(({ id, options }) => [id, make(options)]));
}

/** No choice, then each choice alone, and each switch turned. */
function listTurns(options: Options): readonly PrintOptions[] {
  const turned = options.flatMap((option): readonly PrintOptions[] => {
    if (option.kind === "choice") return option.choices.map((each) => ({ [option.id]: each }));
    return option.kind === "switch" ? [{ [option.id]: !option.default }] : [];
  });
  return [{}, ...turned];
}
