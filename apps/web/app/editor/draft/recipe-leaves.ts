import type { Recipe } from "@tessera/engine";
import { findKeyedList, findStep, isOrderPath, readSteps, writeStep } from "./keyed-lists.ts";
import { leafKeys, leafPath, type LeafPath } from "./leaf-path.ts";
import {
  orderPalettes,
  paletteOrderPath,
  palettesPath,
  readPaletteOrder,
} from "./palette-order.ts";

type Branch = Readonly<Record<string, unknown>>;

/** The sections whose values are whole definitions: a definition is one decision, however deep it is. */
const sectionsOfDefinitions: ReadonlySet<string> = new Set(["overrides", "customTokens"]);

/** Every single decision of a recipe by its path; lists count as one decision, but each named step of a scale as its own. */
export function readLeaves(recipe: Recipe): ReadonlyMap<LeafPath, unknown> {
  const leaves = new Map<LeafPath, unknown>();
  for (const [section, value] of Object.entries(recipe)) collectLeaves(leaves, [section], value);
  return leaves;
}

function collectLeaves(leaves: Map<LeafPath, unknown>, keys: readonly string[], value: unknown) {
  const inner = innerOf(keys, value);
  if (!inner) leaves.set(leafPath(...keys), value);
  else for (const [key, each] of inner) collectLeaves(leaves, [...keys, key], each);
}

function innerOf(keys: readonly string[], value: unknown) {
  const path = leafPath(...keys);
  const list = findKeyedList(path);
  if (list && Array.isArray(value)) return readSteps(list, value);
  if (path === palettesPath && isBranch(value)) return readPalettes(value);
  const isDefinition = keys.length === 2 && sectionsOfDefinitions.has(keys[0] ?? "");
  return !isDefinition && isBranch(value) ? Object.entries(value) : undefined;
}

function readPalettes(palettes: Branch): readonly (readonly [string, unknown])[] {
  const order = readPaletteOrder(palettes);
  const entries = Object.entries(palettes);
  return order ? [...entries, [leafKeys(paletteOrderPath).at(-1) ?? "", order]] : entries;
}

function isBranch(value: unknown): value is Branch {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The recipe with one decision replaced, or taken out when the value is undefined; not yet validated. What is left
 * empty inside of a section, such as a palette without its last decision, is taken out with it.
 */
export function writeLeaf(recipe: Recipe, path: LeafPath, value: unknown): Recipe {
  const step = findStep(path);
  if (step) {
    const { list, name } = step;
    const steps = writeStep(list, readLeaf(recipe, list.path), name, value);
    return writeLeaf(recipe, list.path, steps);
  }
  if (path === paletteOrderPath) {
    const palettes = readLeaf(recipe, palettesPath);
    if (!isBranch(palettes)) return recipe;
    return writeLeaf(recipe, palettesPath, orderPalettes(palettes, value));
  }
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

/** The recipe with some decisions replaced; orders come last, when all that they name is there. */
export function writeLeaves(
  recipe: Recipe,
  leaves: readonly { readonly path: LeafPath; readonly value: unknown }[],
): Recipe {
  const ordered = leaves.toSorted(
    (a, b) => Number(isOrderPath(a.path)) - Number(isOrderPath(b.path)),
  );
  return ordered.reduce((written, { path, value }) => writeLeaf(written, path, value), recipe);
}

/** One decision of a recipe; undefined where it is absent. */
export function readLeaf(recipe: Recipe, path: LeafPath): unknown {
  const step = findStep(path);
  if (step) {
    const steps = readSteps(step.list, readLeaf(recipe, step.list.path));
    return steps.find(([name]) => name === step.name)?.[1];
  }
  if (path === paletteOrderPath) {
    const palettes = readLeaf(recipe, palettesPath);
    return isBranch(palettes) ? readPaletteOrder(palettes) : undefined;
  }
  return leafKeys(path).reduce<unknown>(
    (inner, key) => (isBranch(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    recipe,
  );
}
