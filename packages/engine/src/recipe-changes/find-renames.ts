import type { Recipe } from "#recipe/recipe.ts";
import { indexByKey, pairByKey } from "#tokens/pair-by-key.ts";
import { printPlain } from "#tokens/print-plain.ts";
import { palettesPath, type NamedListPath } from "./decision-path.ts";
import { nameColorSteps } from "#recipe/change-color-steps.ts";
import { renamePalette } from "#recipe/change-palettes.ts";
import { stepLists, type NamedSteps } from "./step-lists.ts";

/** An entry of a list with a custom name. */
type NamedEntry = {
  readonly name: string;
  readonly value: unknown;
  /**
   * The part of the value that identifies the entry: the base of a palette, the value of a step.
   */
  readonly mark: unknown;
};

/** A list whose entries have custom names. */
type NamedList = {
  readonly path: NamedListPath;
  /** The entries of a recipe in their order. */
  readonly entriesOf: (recipe: Recipe) => readonly NamedEntry[];
  readonly rename: (recipe: Recipe, from: string, to: string) => Recipe;
};

/** Every list whose entries have custom names. */
export const namedLists: Readonly<Record<NamedListPath, NamedList>> = {
  [palettesPath]: {
    path: palettesPath,
    entriesOf: ({ color }) =>
      Object.entries(color.advanced.palettes).map(([name, value]) => ({
        name,
        value,
        mark: value.base,
      })),
    rename: renamePalette,
  },
  "spacing/steps": nameSteps(stepLists["spacing/steps"]),
  "motion/durations": nameSteps(stepLists["motion/durations"]),
  "motion/easings": nameSteps(stepLists["motion/easings"]),
};

function nameSteps({ path, stepsOf, rename }: NamedSteps): NamedList {
  return {
    path,
    entriesOf: (recipe) =>
      stepsOf(recipe).map(({ key, ...value }) => ({ name: key, value, mark: value })),
    rename,
  };
}

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
