import { createRecipe, formats } from "@tessera/engine";
import type { PrintOptions } from "@tessera/engine";
import { hardBases } from "@tessera/engine/testing";
import fc from "fast-check";
import { arbitraryWholeRecipe } from "../../../packages/engine/src/design/arbitrary-whole-recipe.ts";
import { arbitraryPrintOptions } from "../../../packages/engine/src/exporters/testing/arbitrary-print-options.ts";
import type { Print } from "./print-fingerprints.ts";

type Options = (typeof formats)[number]["options"];

/**
 * Creates the hard bases, each option value of every format alone, and seeded recipes with all
 * their parts, each printed with two random option sets per format. In the short form each of the hard bases is printed
 * in one of the formats, in turns, and there are fewer recipes.
 */
export function samplePrints(seed: number, isWhole: boolean): readonly Print[] {
  const plain = hardBases.map((base, index) => ({
    recipe: createRecipe(base),
    asked: everyFormat((options, turn) => {
      if (index === 0) return listTurns(options);
      return isWhole || index % formats.length === turn ? [{}] : [];
    }),
  }));
  return [...plain, ...fc.sample(arbitraryPrint(), { seed, numRuns: isWhole ? 120 : 4 })];
}

function arbitraryPrint(): fc.Arbitrary<Print> {
  const wishes = fc.record(
    everyFormat((options) =>
      fc.array(arbitraryPrintOptions(options), { minLength: 2, maxLength: 2 }),
    ),
  );
  return fc.record({ recipe: arbitraryWholeRecipe(), asked: wishes });
}

function everyFormat<T>(make: (options: Options, turn: number) => T): Record<string, T> {
  return Object.fromEntries(formats.map(({ id, options }, turn) => [id, make(options, turn)]));
}

/** Lists no option, then each option value alone, and each switch toggled. */
function listTurns(options: Options): readonly PrintOptions[] {
  const turned = options.flatMap((option): readonly PrintOptions[] => {
    if (option.kind === "choice") return option.choices.map((each) => ({ [option.id]: each }));
    return option.kind === "switch" ? [{ [option.id]: !option.default }] : [];
  });
  return [{}, ...turned];
}
