import type { Design } from "#design/design.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { isEqual } from "#tokens/is-equal.ts";
import type { Parsed } from "#tokens/problem.ts";
import {
  findPalette,
  isOrderPath,
  keysOfPath,
  palettesPath,
  type DecisionPath,
} from "./decision-path.ts";
import { readDecision, writeDecisions } from "./decisions.ts";
import { diffRecipes, type DecisionChange, type RecipePatch } from "./diff-recipes.ts";
import { mergeOrders, readOrder } from "./merge-orders.ts";

/** A decision that two users changed differently since the recipe that both started from. */
export type Collision = {
  readonly path: DecisionPath;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
};

/**
 * Their recipe with all of my changes that do not collide; a collision has their value until it is
 * settled.
 */
export type Merge = { readonly design: Design; readonly collisions: readonly Collision[] };

/** A user's choice in a collision. */
export type Choice = "mine" | "theirs";

type Sides = { readonly base: Recipe; readonly mine: Recipe; readonly theirs: Recipe };

/**
 * Returns whether a change of one side meets changes of the other; `ours` are all changes of its
 * own side.
 */
type Collides = (change: DecisionChange, others: RecipePatch, ours: RecipePatch) => boolean;

/** From fine to coarse: an invalid merge at one grain is tried at the next. */
const grains: readonly Collides[] = [collidesAtDecision, collidesInSection, () => true];

/** Merges two recipes that started from the same one; no change of either side is lost. */
export function mergeRecipes({ base, mine, theirs }: Sides): Merge {
  const changes = joinOrders(diffRecipes(base, mine), diffRecipes(base, theirs));
  const ours = changes.ours.filter((change) => !isShared(change, theirs));
  const { others } = changes;
  for (const collides of grains) {
    const merge = mergeAt(collides, ours, others, theirs);
    const parsed = parseRecipe(merge.recipe);
    if (parsed.ok) return { design: parsed.value, collisions: merge.collisions };
  }
  throw new Error("The recipe that was saved last is not valid");
}

/** Returns the merge with each collision settled; fails if the choices are no valid recipe. */
export function settleCollisions(
  { design, collisions }: Merge,
  choices: ReadonlyMap<DecisionPath, Choice>,
): Parsed<Design> {
  const mine = collisions.filter(({ path }) => choices.get(path) === "mine");
  return parseRecipe(
    writeDecisions(
      design.recipe,
      mine.map((collision) => ({ path: collision.path, value: collision.mine })),
    ),
  );
}

/** A merge that is not parsed yet. */
type Merged = Pick<Merge, "collisions"> & { readonly recipe: Recipe };

type Changes = { readonly ours: RecipePatch; readonly others: RecipePatch };

/** Joins orders that both sides changed without a conflict into one change of ours. */
function joinOrders(ours: RecipePatch, others: RecipePatch): Changes {
  const joined = new Map<DecisionPath, unknown>();
  for (const { path, before, after } of ours.filter((change) => isOrderPath(change.path))) {
    const theirs = others.find((change) => change.path === path);
    const order =
      theirs && mergeOrders(readOrder(before), readOrder(after), readOrder(theirs.after));
    if (order) joined.set(path, order);
  }
  return {
    ours: ours.map((change) => ({ ...change, after: joined.get(change.path) ?? change.after })),
    others: others.filter(({ path }) => !joined.has(path)),
  };
}

function mergeAt(
  collides: Collides,
  ours: RecipePatch,
  others: RecipePatch,
  theirs: Recipe,
): Merged {
  const collisions = new Map<DecisionPath, Collision>();
  for (const { path, before, after } of others.filter((change) => collides(change, ours, others))) {
    collisions.set(path, { path, base: before, mine: before, theirs: after });
  }
  const collided = ours.filter((change) => collides(change, others, ours));
  for (const { path, before, after } of collided) {
    const sides = { base: before, theirs: before, ...collisions.get(path), path, mine: after };
    collisions.set(path, sides);
  }
  const free = ours.filter((change) => !collided.includes(change));
  const decisions = free.map(({ path, after }) => ({ path, value: after }));
  return { recipe: writeDecisions(theirs, decisions), collisions: [...collisions.values()] };
}

function isShared(change: DecisionChange, theirs: Recipe): boolean {
  return isEqual(readDecision(theirs, change.path), change.after);
}

/**
 * Returns whether a change meets another at a decision; the removal of a palette meets every change
 * of the other side to it.
 */
function collidesAtDecision(
  change: DecisionChange,
  others: RecipePatch,
  ours: RecipePatch,
): boolean {
  const palette = findPalette(change.path);
  const isRemoved = palette !== undefined && (removes(ours, palette) || removes(others, palette));
  return others.some(
    ({ path }) => path === change.path || (isRemoved && findPalette(path) === palette),
  );
}

function removes(patch: RecipePatch, palette: string): boolean {
  const base = `${palettesPath}/${palette}/base`;
  return patch.some(({ path, after }) => path === base && after === undefined);
}

function collidesInSection(change: DecisionChange, others: RecipePatch): boolean {
  const [section] = keysOfPath(change.path);
  return others.some(({ path }) => keysOfPath(path)[0] === section);
}
