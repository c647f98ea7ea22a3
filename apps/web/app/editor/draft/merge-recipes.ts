import { parseRecipe, type Recipe } from "@tessera/engine";
import { isSameValue } from "./is-same-value.ts";
import { advancedPath, findPalette, leafKeys, type LeafPath } from "./leaf-path.ts";
import { diffRecipes, type LeafChange, type RecipePatch } from "./recipe-patch.ts";
import { readLeaf, writeLeaf } from "./recipe-leaves.ts";

/** A decision that two people took differently since the recipe they both started from. */
export type Collision = {
  readonly path: LeafPath;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
};

/** Theirs with all of mine that does not collide; at a collision theirs stands until it is settled. */
export type Merge = { readonly recipe: Recipe; readonly collisions: readonly Collision[] };

/** How a person settled a collision. */
export type Choice = "mine" | "theirs";

type Sides = { readonly base: Recipe; readonly mine: Recipe; readonly theirs: Recipe };

/** Says whether a change of one side meets changes of the other; `ours` are all of its own side. */
type Meets = (change: LeafChange, others: RecipePatch, ours: RecipePatch) => boolean;

/** From fine to coarse: a merge that is no valid recipe at one grain is tried at the next. */
const grains: readonly Meets[] = [meetsAtLeaf, meetsInSection, () => true];

/** Merges two recipes that started from the same one; nothing of either side is dropped. */
export function mergeRecipes({ base, mine, theirs }: Sides): Merge {
  const ours = diffRecipes(base, mine).filter((change) => !isShared(change, theirs));
  const others = diffRecipes(base, theirs);
  for (const meets of grains) {
    const merge = mergeAt(meets, ours, others, theirs);
    const parsed = parseRecipe(merge.recipe);
    if (parsed.ok) return { recipe: parsed.value, collisions: merge.collisions };
  }
  throw new Error("The recipe that was saved last is not valid");
}

/** The merge with each collision settled; fails where the choices do not go together. */
export function settleCollisions(
  { recipe, collisions }: Merge,
  choices: ReadonlyMap<LeafPath, Choice>,
): ReturnType<typeof parseRecipe> {
  const mine = collisions.filter(({ path }) => choices.get(path) === "mine");
  return parseRecipe(mine.reduce((merged, c) => writeLeaf(merged, c.path, c.mine), recipe));
}

function mergeAt(meets: Meets, ours: RecipePatch, others: RecipePatch, theirs: Recipe): Merge {
  const collided = new Map<LeafPath, Collision>();
  for (const { path, before, after } of others.filter((change) => meets(change, ours, others))) {
    collided.set(path, { path, base: before, mine: before, theirs: after });
  }
  let recipe = theirs;
  for (const change of ours) {
    const { path, before, after } = change;
    if (!meets(change, others, ours)) recipe = writeLeaf(recipe, path, after);
    else
      collided.set(path, {
        base: before,
        theirs: before,
        ...collided.get(path),
        path,
        mine: after,
      });
  }
  return { recipe, collisions: [...collided.values()] };
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
