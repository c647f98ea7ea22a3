import type { Recipe } from "#recipe/recipe.ts";
import {
  isOrderPath,
  keysOfPath,
  orderKey,
  orderPath,
  palettesPath,
  type DecisionPath,
  type PalettePath,
} from "./decision-path.ts";
import { readOrder } from "./merge-orders.ts";
import { findStep, readSteps, writeStep } from "./step-decisions.ts";
import { findStepList } from "./step-lists.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import { isTokenPath } from "#tokens/token-path.ts";
import { aboutDecision } from "./about-decision.ts";

type Branch = Readonly<Record<string, unknown>>;

/** A decision and its value; undefined if the recipe does not have it. */
type Decision = { readonly path: DecisionPath; readonly value: unknown };

/** The sections whose values are whole definitions: a definition is one decision, however deep it is. */
const sectionsOfDefinitions: ReadonlySet<string> = new Set([
  "overrides",
  "customTokens",
  "tokenNotes",
]);

/** Lists every decision of a recipe by its path; each named step of a list is a decision. */
export function readDecisions(recipe: Recipe): ReadonlyMap<DecisionPath, unknown> {
  const decisions = new Map<DecisionPath, unknown>();
  for (const [section, value] of Object.entries(recipe)) collect(decisions, [section], value);
  return decisions;
}

function collect(
  decisions: Map<DecisionPath, unknown>,
  keys: readonly string[],
  value: unknown,
): void {
  const path = keys.join("/");
  const inner = innerOf(keys, path, value);
  if (!inner) decisions.set(path as DecisionPath, value);
  else for (const [key, each] of inner) collect(decisions, [...keys, key], each);
}

function innerOf(keys: readonly string[], path: string, value: unknown) {
  const list = findStepList(path);
  if (list && Array.isArray(value)) return readSteps(list, value);
  if (isOrdered(path) && isBranch(value)) return readOrdered(value);
  const isDefinition = keys.length === 2 && sectionsOfDefinitions.has(keys[0] ?? "");
  return !isDefinition && isBranch(value) ? Object.entries(value) : undefined;
}

/** The branches whose order of entries is a decision. */
const orderedBranches: readonly string[] = [palettesPath, "customTokens"];

function isOrdered(path: string): boolean {
  return orderedBranches.includes(path);
}

/** Finds the branch of an order's path; undefined for any other path. */
function findOrderedBranch(path: string): string | undefined {
  return orderedBranches.find((branch) => path === `${branch}/${orderKey}`);
}

function readOrdered(branch: Branch): readonly (readonly [string, unknown])[] {
  const order = readBranchOrder(branch);
  const entries = Object.entries(branch);
  return order ? [...entries, [orderKey, order]] : entries;
}

function isBranch(value: unknown): value is Branch {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns one decision of a recipe; undefined if it is absent. */
export function readDecision(recipe: Recipe, path: DecisionPath): unknown {
  const step = findStep(path);
  if (step) {
    const steps = readSteps(step.list, readKeys(recipe, step.list.path));
    return steps.find(([name]) => name === step.name)?.[1];
  }
  const ordered = findOrderedBranch(path);
  if (ordered === undefined) return readKeys(recipe, path);
  const branch = readKeys(recipe, ordered);
  return isBranch(branch) ? readBranchOrder(branch) : undefined;
}

function readKeys(recipe: Recipe, path: string): unknown {
  return path
    .split("/")
    .reduce<unknown>(
      (inner, key) => (isBranch(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
      recipe,
    );
}

/**
 * Returns the recipe with one decision replaced, or removed when the value is undefined; not yet
 * validated. A group that is then empty, such as a palette without its last decision, is removed
 * too.
 */
export function writeDecision(recipe: Recipe, path: DecisionPath, value: unknown): Recipe {
  const step = findStep(path);
  if (step) {
    const { list, name } = step;
    return writeKeys(recipe, list.path, writeStep(list, readKeys(recipe, list.path), name, value));
  }
  const ordered = findOrderedBranch(path);
  if (ordered === undefined) return writeKeys(recipe, path, value);
  const branch = readKeys(recipe, ordered);
  return isBranch(branch) ? writeKeys(recipe, ordered, orderBranch(branch, value)) : recipe;
}

/**
 * Returns the recipe with some decisions replaced; orders are last, when all their entries exist.
 */
export function writeDecisions(recipe: Recipe, decisions: readonly Decision[]): Recipe {
  const ordered = decisions.toSorted(
    (a, b) => Number(isOrderPath(a.path)) - Number(isOrderPath(b.path)),
  );
  return ordered.reduce((written, { path, value }) => writeDecision(written, path, value), recipe);
}

function writeKeys(recipe: Recipe, path: string, value: unknown): Recipe {
  const [section = "", ...keys] = path.split("/");
  const branch = recipe as Branch;
  const inner = keys.length === 0 ? value : writeBelow(branchAt(branch, section), keys, value);
  return replaceKey(branch, section, inner) as Recipe;
}

function writeBelow(
  branch: Branch,
  [key = "", ...rest]: readonly string[],
  value: unknown,
): Branch {
  if (rest.length === 0) return replaceKey(branch, key, value);
  const inner = writeBelow(branchAt(branch, key), rest, value);
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

/** Returns the names of a branch in their order; undefined without names. */
function readBranchOrder(branch: Branch): readonly string[] | undefined {
  const names = Object.keys(branch);
  return names.length > 0 ? names : undefined;
}

/** Sorts the entries of a branch by an order; those that it does not include are last. */
function orderBranch(branch: Branch, order: unknown): Branch {
  const names = readOrder(order).filter((name) => Object.hasOwn(branch, name));
  return Object.fromEntries(
    [...new Set([...names, ...Object.keys(branch)])].map((name) => [name, branch[name]]),
  );
}

/** Returns whether a text is the path of a decision or of a whole palette, as a stored edit names it. */
export function isDecisionPath(text: string): text is DecisionPath | PalettePath {
  const path = text as DecisionPath;
  const [section, inner = "", ...more] = keysOfPath(path);
  if (path === orderPath("customTokens")) return true;
  if (sectionsOfDefinitions.has(section ?? "")) return more.length === 0 && isTokenPath(inner);
  const { kind } = aboutDecision(path);
  if (kind !== "fixed" && kind !== "breakpoint") return true;
  return readDecisions(createRecipe()).has(path);
}
