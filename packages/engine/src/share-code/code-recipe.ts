import { fontStack } from "#presets/font-stack.ts";
import { presets } from "#presets/presets.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { isEqual } from "#tokens/is-equal.ts";
import type { BitCoder } from "./bit-coder.ts";
import { codeJson, NotCodable, type Coders } from "./code-json.ts";
import { codeCount } from "./code-numbers.ts";
import { TextCoder } from "./code-text.ts";
import { readField, shareFields, writeField } from "./share-fields.ts";

/** The recipes that codes differ from: the default one, then the presets. */
const bases: readonly Recipe[] = [createRecipe(), ...presets.map(({ recipe }) => recipe)];

/** Codes a recipe as its differences from the nearest base; returns it as an unchecked input. */
export function codeRecipe(bits: BitCoder, fieldCount: number, recipe: Recipe): unknown {
  const coders: Coders = { bits, texts: new TextCoder(bits) };
  const place = codeCount(bits, "base", findNearestBase(recipe));
  const base = bases[place];
  if (!base) throw new NotCodable();
  return shareFields
    .slice(0, fieldCount)
    .reduce<object>((coded, field) => codeField(coders, coded, field, recipe), base);
}

function codeField(coders: Coders, base: object, field: string, recipe: Recipe): object {
  const former = readField(base, field);
  const value = readField(recipe, field);
  const isChanged = coders.bits.bit("changed", !isEqual(value, former), 0.15);
  if (!isChanged) return base;
  const coded = field.startsWith("typography.family")
    ? codeFamilies(coders, value)
    : codeJson(coders, field, value);
  return writeField(base, field, coded);
}

/** Codes font families; a font with its usual fallbacks is one name. */
function codeFamilies(coders: Coders, value: unknown): unknown {
  const [, name = ""] = Array.isArray(value) ? (value as readonly string[]) : [];
  const isStack = coders.bits.bit("stack", isEqual(value, fontStack(name)), 0.9);
  return isStack ? fontStack(coders.texts.code("font", name)) : codeJson(coders, "families", value);
}

function findNearestBase(recipe: Recipe): number {
  const distances = bases.map((base) => countChanges(recipe, base));
  return distances.indexOf(Math.min(...distances));
}

function countChanges(recipe: Recipe, base: Recipe): number {
  return shareFields.filter((field) => !isEqual(readField(recipe, field), readField(base, field)))
    .length;
}
