import type { Design } from "#design/design.ts";
import { isEqual } from "#tokens/is-equal.ts";
import { printPlain } from "#tokens/print-plain.ts";
import { aboutDecision } from "./about-decision.ts";
import {
  palettesPath,
  type DecisionPath,
  type NamedListPath,
  type OrderedListPath,
} from "./decision-path.ts";
import { diffRecipes, type DecisionChange, type RecipePatch } from "./diff-recipes.ts";
import { createFollowCheck, fixedToken } from "./find-followers.ts";
import { findRenames, type Rename } from "./find-renames.ts";
import { findStep } from "./step-decisions.ts";

type Entry = { readonly list: NamedListPath; readonly name: string };

/** A change as a user counts it: of one decision, or of a list whose entries have names. */
export type RecipeChange =
  | { readonly kind: "decision"; readonly path: DecisionPath }
  | ({ readonly kind: "added" } & Entry)
  | ({ readonly kind: "removed" } & Entry)
  | ({ readonly kind: "renamed" } & Pick<Rename, "list" | "from" | "to">)
  | { readonly kind: "reordered"; readonly list: OrderedListPath };

/**
 * Lists the changes between two designs as a user counts them; a change that only follows from
 * another does not count.
 */
export function describeChanges(
  before: Design,
  after: Design,
  patch: RecipePatch = diffRecipes(before.recipe, after.recipe),
): readonly RecipeChange[] {
  if (patch.length === 0) return [];
  const follows = createFollowCheck(before, after, patch);
  const renames = findRenames(before.recipe, after.recipe).filter(({ isSure }) => isSure);
  const byField = new Map<string, RecipeChange>();
  for (const change of patch) {
    if (follows(change)) continue;
    // A step is one field, whichever decision fixes its color.
    const field = fixedToken(change.path, change.after ?? change.before) ?? change.path;
    if (change.after !== undefined || !byField.has(field))
      byField.set(field, describeChange(change, patch, renames));
  }
  return [...new Map([...byField.values()].map((each) => [printPlain(each), each])).values()];
}

function describeChange(
  change: DecisionChange,
  patch: RecipePatch,
  renames: readonly Rename[],
): RecipeChange {
  const about = aboutDecision(change.path);
  if (about.kind === "order") return { kind: "reordered", list: about.list };
  const entry = findEntry(change.path);
  if (entry && (change.before === undefined || change.after === undefined))
    return describeEntry(entry, change.after !== undefined, renames);
  const list = findStep(change.path)?.list;
  return list?.isSorted && changedPlaces(change, patch)
    ? { kind: "reordered", list: list.path }
    : { kind: "decision", path: change.path };
}

function describeEntry(entry: Entry, isNew: boolean, renames: readonly Rename[]): RecipeChange {
  const side = isNew ? "to" : "from";
  const rename = renames.find((each) => each.list === entry.list && each[side] === entry.name);
  if (!rename) return { kind: isNew ? "added" : "removed", ...entry };
  const { list, from, to } = rename;
  return { kind: "renamed", list, from, to };
}

/** Finds the palette or the step that a decision is part of. */
function findEntry(path: DecisionPath): Entry | undefined {
  const about = aboutDecision(path);
  if (about.kind === "entry") return { list: about.list, name: about.name };
  const isOfPalette = about.kind === "paletteBase" || about.kind === "paletteRoles";
  return isOfPalette ? { list: palettesPath, name: about.palette } : undefined;
}

/** Returns whether some steps exchanged their values, including this one. */
function changedPlaces(first: DecisionChange, patch: RecipePatch): boolean {
  const list = findStep(first.path)?.list;
  const others = patch.filter(
    ({ path, after }) => after !== undefined && findStep(path)?.list === list,
  );
  let last: DecisionChange | undefined = first;
  for (let turns = 0; last && turns < others.length; turns += 1) {
    const value: unknown = last.before;
    last = others.find(({ after }) => isEqual(after, value));
    if (last === first) return true;
  }
  return false;
}
