import {
  parseRecipe,
  type Parsed,
  type Recipe,
  type TokenDefinition,
  type TokenPath,
} from "@tessera/engine";
import { overridePath, type LeafPath } from "./leaf-path.ts";
import { writeLeaf } from "./recipe-leaves.ts";

/** The recipe with one decision replaced, if it is valid then. */
export function changeLeaf(recipe: Recipe, path: LeafPath, value: unknown): Parsed<Recipe> {
  return parseRecipe(writeLeaf(recipe, path, value));
}

/** The recipe with a generated token pinned to a value, if it is valid then. */
export function pinToken(
  recipe: Recipe,
  path: TokenPath,
  definition: TokenDefinition,
): Parsed<Recipe> {
  return changeLeaf(recipe, overridePath(path), definition);
}

/** The recipe with a token following it again. */
export function unpinToken(recipe: Recipe, path: TokenPath): Recipe {
  return writeLeaf(recipe, overridePath(path), undefined);
}
