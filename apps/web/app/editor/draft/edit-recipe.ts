import {
  parseRecipe,
  type Design,
  type Parsed,
  type Recipe,
  type TokenDefinition,
  type TokenPath,
} from "@tessera/engine";
import { overridePath, type LeafPath } from "./leaf-path.ts";
import { writeLeaf } from "./recipe-leaves.ts";

/** The design with one decision replaced, if it is valid then. */
export function changeLeaf(recipe: Recipe, path: LeafPath, value: unknown): Parsed<Design> {
  return parseRecipe(writeLeaf(recipe, path, value));
}

/** The design with a generated token pinned to a value, if it is valid then. */
export function pinToken(
  recipe: Recipe,
  path: TokenPath,
  definition: TokenDefinition,
): Parsed<Design> {
  return changeLeaf(recipe, overridePath(path), definition);
}

/** The design with a token following its recipe again, if that is valid. */
export function unpinToken(recipe: Recipe, path: TokenPath): Parsed<Design> {
  return changeLeaf(recipe, overridePath(path), undefined);
}
