import { parseRecipe, type Design, type Recipe } from "@tessera/engine";
import { isSameValue } from "./is-same-value.ts";
import { isOrderPath } from "./keyed-lists.ts";
import { advancedPath, findPalette, leafKeys, type LeafPath } from "./leaf-path.ts";
import { mergeOrders } from "./merge-orders.ts";
import { diffRecipes, type LeafChange, type RecipePatch } from "./recipe-patch.ts";
import { readLeaf, writeLeaves } from "./recipe-leaves.ts";

/** A decision that two people took differently since the recipe they both started from. */
export type Collision = {
  readonly path: LeafPath;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
};

/** Theirs with all of mine that does not collide; at a collision theirs stands until it is settled. */
export type Merge = { readonly design: Design; readonly collisions: readonly Collision[] };

/** How a person settled a collision. */
export type Choice = "mine" | "theirs";

type Sides = { readonly base: Recipe; readonly mine: Recipe; readonly theirs: Recipe };

/** Says whether a change of one side meets changes of the other; `ours` are all of its own side. */
type Meets = (change: LeafChange, others: RecipePatch, ours: RecipePatch) => boolean;

/** From fine to coarse: a merge that is no valid recipe at one grain is tried at the next. */
const grains: readonly Meets[] = [meetsAtLeaf, meetsInSection, () => true];

/** Merges two recipes that started from the same one; nothing of either side is dropped. */
export function mergeRecipes({ base, mine, theirs }: Sides): Merge {
  const changes = joinOrders(diffRecipes(base, mine), diffRecipes(base, theirs));
  const ours = changes.ours.filter((change) => !isShared(change, theirs));
  const { others } = changes;
  for (const meets of grains) {
    const merge = mergeAt(meets, ours, others, theirs);
    const parsed = parseRecipe(merge.recipe);
    if (parsed.ok) return { design: parsed.value, collisions: merge.collisions };
  }
  throw new Error("The recipe that was saved last is not valid");
}

/** The merge with each collision settled; fails where the choices do not go together. */
export function settleCollisions(
  { design, collisions }: Merge,
  choices: ReadonlyMap<LeafPath, Choice>,
): ReturnType<typeof parseRecipe> {
  const mine = collisions.filter(({ path }) => choices.get(path) === "mine");
  return parseRecipe(
    writeLeaves(
      design.recipe,
      mine.map((collision) => ({ path: collision.path, value: collision.mine })),
    ),
  );
}

/** A merge that is not parsed yet. */
type Merged = Pick<Merge, "collisions"> & { readonly recipe: Recipe };

type Changes = { readonly ours: RecipePatch; readonly others: RecipePatch };

/** Orders that both sides changed and that go together become one change of ours. */
function joinOrders(ours: RecipePatch, others: RecipePatch): Changes {
  const joined = new Map<LeafPath, unknown>();
  for (const { path, before, after } of ours.filter((change) => isOrderPath(change.path))) {
    const theirs = others.find((change) => change.path === path);
    const order = theirs && mergeOrders(namesOf(before), namesOf(after), namesOf(theirs.after));
    if (order) joined.set(path, order);
  }
  return {
    ours: ours.map((change) => ({ ...change, after: joined.get(change.path) ?? change.after })),
    others: others.filter(({ path }) => !joined.has(path)),
  };
}

function namesOf(order: unknown): readonly string[] {
  return Array.isArray(order) ? (order as readonly string[]) : [];
}

function mergeAt(meets: Meets, ours: RecipePatch, others: RecipePatch, theirs: Recipe): Merged {
  const collided = new Map<LeafPath, Collision>();
  for (const { path, before, after } of others.filter((change) => meets(change, ours, others))) {
    collided.set(path, { path, base: before, mine: before, theirs: after });
  }
  const met = ours.filter((change) => meets(change, others, ours));
  for (const { path, before, after } of met) {
    const sides = { base: before, theirs: before, ...collided.get(path), path, mine: after };
    collided.set(path, sides);
  }
  const free = ours.filter((change) => !met.includes(change));
  const leaves = free.map(({ path, after }) => ({ path, value: after }));
  return { recipe: writeLeaves(theirs, leaves), collisions: [...collided.values()] };
}

function isShared(change: LeafChange, theirs: Recipe): boolean {
  return isSameValue(readLeaf(theirs, change.path), change.after);
}

/** A palette that one side takes out meets whatever the other side changes of it. */
function meetsAtLeaf(change: LeafChange, others: RecipePatch, ours: RecipePatch): boolean {
  const palette = findPalette(change.path);
  const isGone = palette !== undefined && (takesOut(ours, palette) || takesOut(others, palette));
  return others.some(
    ({ path }) => path === change.path || (isGone && findPalette(path) === palette),
  );
}

function takesOut(patch: RecipePatch, palette: string): boolean {
  const base = advancedPath("palettes", palette, "base");
  return patch.some(({ path, after }) => path === base && after === undefined);
}

function meetsInSection(change: LeafChange, others: RecipePatch): boolean {
  const [section] = leafKeys(change.path);
  return others.some(({ path }) => leafKeys(path)[0] === section);
}
