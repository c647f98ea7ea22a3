import { isSameValue } from "./is-same-value.ts";
import { findStep, orderPath } from "./keyed-lists.ts";
import { leafKeys, leafPath, type LeafPath } from "./leaf-path.ts";
import { palettesPath } from "./palette-order.ts";
import type { LeafChange, RecipePatch } from "./recipe-patch.ts";

/**
 * The decision that a change is called for: a palette or step that got another name for the new one, a palette that is
 * new or gone for all of it, steps that changed places for their order, and every other decision for itself.
 */
export function nameChange(change: LeafChange, patch: RecipePatch): LeafPath {
  if (isPart(change.path)) return nameOfPalette(change, patch);
  const step = findStep(change.path);
  if (!step) return change.path;
  if (change.after === undefined) return findHeir(change, patch)?.path ?? change.path;
  const list = step.list.path;
  return step.list.isSorted && changedPlaces(change, patch) ? orderPath(list) : change.path;
}

/** A base tells palettes apart as well as a value does steps. */
function nameOfPalette(change: LeafChange, patch: RecipePatch): LeafPath {
  if (change.before !== undefined && change.after !== undefined) return change.path;
  const palette = parentOf(change.path);
  const base = patch.find(({ path }) => path === leafPath(palette, "base"));
  const heir = base?.after === undefined && base ? findHeir(base, patch) : undefined;
  return heir ? parentOf(heir.path) : palette;
}

/** What came with the value of what went. */
function findHeir(gone: LeafChange, patch: RecipePatch): LeafChange | undefined {
  return patch.find(
    ({ path, before, after }) =>
      before === undefined && isAkin(path, gone.path) && isSameValue(after, gone.before),
  );
}

/** Whether a step has the value that another had, and that one another's, round to the first. */
function changedPlaces(first: LeafChange, patch: RecipePatch): boolean {
  const others = patch.filter(({ path, after }) => after !== undefined && isAkin(path, first.path));
  let last: LeafChange | undefined = first;
  for (let turns = 0; last && turns < others.length; turns += 1) {
    const value: unknown = last.before;
    last = others.find(({ after }) => isSameValue(after, value));
    if (last === first) return true;
  }
  return false;
}

/** Whether two decisions are the same one of two steps, or of two palettes. */
function isAkin(one: LeafPath, other: LeafPath): boolean {
  if (isPart(one) !== isPart(other)) return false;
  if (!isPart(one)) return parentOf(one) === parentOf(other);
  return leafKeys(one).at(-1) === leafKeys(other).at(-1);
}

/** Whether a decision is one about an extra palette. */
function isPart(path: LeafPath): boolean {
  return parentOf(parentOf(path)) === palettesPath;
}

function parentOf(path: LeafPath): LeafPath {
  return leafPath(...leafKeys(path).slice(0, -1));
}
