import type { Recipe } from "@tessera/engine";
import { leafKeys, leafPath, type LeafPath } from "./leaf-path.ts";

type Branch = Readonly<Record<string, unknown>>;

/** The sections whose values are whole definitions: a definition is one decision, however deep it is. */
const sectionsOfDefinitions: ReadonlySet<string> = new Set(["overrides", "customTokens"]);

/** Every single decision of a recipe by its path; lists count as one decision. */
export function readLeaves(recipe: Recipe): ReadonlyMap<LeafPath, unknown> {
  const leaves = new Map<LeafPath, unknown>();
  for (const [section, value] of Object.entries(recipe)) collectLeaves(leaves, [section], value);
  return leaves;
}

function collectLeaves(leaves: Map<LeafPath, unknown>, keys: readonly string[], value: unknown) {
  const isDefinition = keys.length === 2 && sectionsOfDefinitions.has(keys[0] ?? "");
  if (isDefinition || !isBranch(value)) return void leaves.set(leafPath(...keys), value);
  for (const [key, inner] of Object.entries(value)) collectLeaves(leaves, [...keys, key], inner);
}

function isBranch(value: unknown): value is Branch {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The recipe with one decision replaced, or taken out when the value is undefined; not yet validated. What is left
 * empty inside of a section, such as a palette without its last decision, is taken out with it.
 */
export function writeLeaf(recipe: Recipe, path: LeafPath, value: unknown): Recipe {
  const [section = "", ...keys] = leafKeys(path);
  const branch = recipe as Branch;
  const inner = keys.length === 0 ? value : writeKeys(branchAt(branch, section), keys, value);
  return replaceKey(branch, section, inner) as Recipe;
}

function writeKeys(branch: Branch, [key = "", ...rest]: readonly string[], value: unknown): Branch {
  if (rest.length === 0) return replaceKey(branch, key, value);
  const inner = writeKeys(branchAt(branch, key), rest, value);
  return replaceKey(branch, key, Object.keys(inner).length === 0 ? undefined : inner);
}

function branchAt(branch: Branch, key: string): Branch {
  const inner = Object.hasOwn(branch, key) ? branch[key] : undefined;
  return isBranch(inner) ? inner : {};
}

function replaceKey(branch: Branch, key: string, value: unknown): Branch {
  const { [key]: _replaced, ...others } = branch;
  return value === undefined ? others : { ...branch, [key]: value };
}

/** One decision of a recipe; undefined where it is absent. */
export function readLeaf(recipe: Recipe, path: LeafPath): unknown {
  return leafKeys(path).reduce<unknown>(
    (inner, key) => (isBranch(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    recipe,
  );
}
