import {
  nameColorSteps,
  renameMotionStep,
  renamePalette,
  renameSpacingStep,
  type Recipe,
} from "@tessera/engine";

/**
 * Applies the renames of palettes and of steps of color, spacing and motion in a changed recipe to the saved one, so
 * that a plan without such features still allows renames.
 */
export function applyRenames(saved: Recipe, changed: Recipe): Recipe {
  const names = namesOf(changed);
  const isRenamed = names.length === namesOf(saved).length;
  const named = isRenamed ? nameColorSteps(saved, names) : saved;
  return lists.reduce(
    (recipe, { entriesOf, rename }) =>
      findRenamings(entriesOf(recipe), entriesOf(changed)).reduce(
        (renamed, [from, to]) => rename(renamed, from, to),
        recipe,
      ),
    named,
  );
}

type Entries = readonly (readonly [name: string, value: unknown])[];

/** A list of a recipe whose entries have names that a user chooses. */
type NamedList = {
  readonly entriesOf: (recipe: Recipe) => Entries;
  readonly rename: (recipe: Recipe, from: string, to: string) => Recipe;
};

const lists: readonly NamedList[] = [
  {
    entriesOf: ({ color }) => Object.entries(color.advanced.palettes),
    rename: renamePalette,
  },
  // A palette can lose its roles together with its name.
  {
    entriesOf: ({ color }) =>
      Object.entries(color.advanced.palettes).map(([name, { base }]) => [name, base]),
    rename: renamePalette,
  },
  {
    entriesOf: ({ spacing }) => spacing.steps.map(({ key, units }) => [key, units]),
    rename: renameSpacingStep,
  },
  {
    entriesOf: ({ motion }) => motion.durations.map(({ key, ms }) => [key, ms]),
    rename: (recipe, from, to) => renameMotionStep(recipe, "durations", from, to),
  },
  {
    entriesOf: ({ motion }) => motion.easings.map(({ key, points }) => [key, points]),
    rename: (recipe, from, to) => renameMotionStep(recipe, "easings", from, to),
  },
];

function namesOf({ color }: Recipe): readonly string[] {
  return color.advanced.stepNames;
}

type Entry = { readonly name: string; readonly text: string; readonly index: number };

type Matches = (removed: Entry, added: Entry) => boolean;

/** The conditions under which an added name replaces a removed one, the most certain first. */
const byValue: readonly Matches[] = [
  (removed, added) => removed.text === added.text && removed.index === added.index,
  (removed, added) => removed.text === added.text,
];
const byPosition: Matches = (removed, added) => removed.index === added.index;

/** Matches removed and added names by value, or by position when the number of entries is unchanged. */
function findRenamings(before: Entries, after: Entries): readonly (readonly [string, string])[] {
  const removed = listWithout(before, after);
  const added = listWithout(after, before);
  const renamings = new Map<string, string>();
  const taken = new Set<string>();
  for (const matches of before.length === after.length ? [...byValue, byPosition] : byValue)
    for (const from of removed) {
      const to = added.find((each) => !taken.has(each.name) && matches(from, each));
      if (to === undefined || renamings.has(from.name)) continue;
      renamings.set(from.name, to.name);
      taken.add(to.name);
    }
  return [...renamings];
}

function listWithout(entries: Entries, others: Entries): readonly Entry[] {
  const known = new Set(others.map(([name]) => name));
  return entries
    .map(([name, value], index) => ({ name, text: JSON.stringify(value), index }))
    .filter(({ name }) => !known.has(name));
}
