import type { Recipe } from "#recipe/recipe.ts";
import { indexByKey, pairByKey } from "#tokens/pair-by-key.ts";
import { printPlain } from "#tokens/print-plain.ts";
import type { NamedListPath } from "./decision-path.ts";
import { namedLists, type NamedEntry, type NamedList } from "./named-lists.ts";
import { nameColorSteps } from "#recipe/change-color-steps.ts";

/** An entry of a list that has another name. */
export type Rename = {
  readonly list: NamedListPath;
  readonly from: string;
  readonly to: string;
  /** True when its value identifies the entry; otherwise only its place does. */
  readonly isSure: boolean;
};

/** Finds the entries of every list that have another name in the second recipe. */
export function findRenames(before: Recipe, after: Recipe): readonly Rename[] {
  return Object.values(namedLists).flatMap((list) => findRenamesIn(list, before, after));
}

type Placed = NamedEntry & { readonly index: number };
type Way = { readonly keyOf: (entry: Placed) => string; readonly isSure: boolean };

/** The keys that identify an entry under another name, the most certain first. */
const ways: readonly Way[] = [
  { keyOf: ({ value, index }) => printPlain([value, index]), isSure: true },
  { keyOf: ({ value }) => printPlain(value), isSure: true },
  { keyOf: ({ mark, index }) => printPlain([mark, index]), isSure: true },
  { keyOf: ({ mark }) => printPlain(mark), isSure: true },
];

/** Counts only if there are as many entries as before. */
const byPlace: Way = { keyOf: ({ index }) => `${index}`, isSure: false };

function findRenamesIn(list: NamedList, before: Recipe, after: Recipe): readonly Rename[] {
  const oldEntries = list.entriesOf(before);
  const newEntries = list.entriesOf(after);
  let removed = listWithout(oldEntries, newEntries);
  let added = listWithout(newEntries, oldEntries);
  const renames: Rename[] = [];
  for (const { keyOf, isSure } of oldEntries.length === newEntries.length
    ? [...ways, byPlace]
    : ways) {
    const pairs = pairByKey(indexByKey(removed, keyOf), indexByKey(added, keyOf));
    for (const [{ name: from }, { name: to }] of pairs)
      renames.push({ list: list.path, from, to, isSure });
    const paired = new Set(pairs.flat());
    removed = removed.filter((entry) => !paired.has(entry));
    added = added.filter((entry) => !paired.has(entry));
  }
  return renames;
}

function listWithout(
  entries: readonly NamedEntry[],
  others: readonly NamedEntry[],
): readonly Placed[] {
  const known = new Set(others.map(({ name }) => name));
  return entries
    .map((entry, index) => ({ ...entry, index }))
    .filter(({ name }) => !known.has(name));
}

/** Renames the palettes and the steps of a recipe as in another one. */
export function renameLike(recipe: Recipe, model: Recipe): Recipe {
  const names = model.color.advanced.stepNames;
  const isRenamed = names.length === recipe.color.advanced.stepNames.length;
  const named = isRenamed ? nameColorSteps(recipe, names) : recipe;
  return findRenames(named, model).reduce(
    (renamed, { list, from, to }) => namedLists[list].rename(renamed, from, to),
    named,
  );
}
