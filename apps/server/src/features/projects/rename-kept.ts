import {
  defaultAdvancedColor,
  defaultMotion,
  defaultSpacingSteps,
  nameColorSteps,
  renameMotionStep,
  renamePalette,
  renameSpacingStep,
  type Recipe,
} from "@tessera/engine";

/**
 * What is kept of a recipe, with the names that another one gives its palettes and its steps of color, spacing and
 * motion: so a plan that lacks what stands on one of them still lets it be renamed.
 */
export function renameKept(kept: Recipe, changed: Recipe): Recipe {
  const names = namesOf(changed);
  const isRenamed = names.length === namesOf(kept).length;
  const named = isRenamed ? nameColorSteps(kept, names) : kept;
  return lists.reduce(
    (recipe, { entriesOf, rename }) =>
      findRenamings(entriesOf(kept), entriesOf(changed)).reduce(
        (renamed, [from, to]) => rename(renamed, from, to),
        recipe,
      ),
    named,
  );
}

type Entries = readonly (readonly [name: string, value: unknown])[];

/** What a recipe lists under names of a person's own. */
type NamedList = {
  readonly entriesOf: (recipe: Recipe) => Entries;
  readonly rename: (recipe: Recipe, from: string, to: string) => Recipe;
};

const lists: readonly NamedList[] = [
  {
    entriesOf: ({ color }) => Object.entries(color.advanced?.palettes ?? {}),
    rename: renamePalette,
  },
  {
    entriesOf: ({ spacing }) =>
      (spacing.steps ?? defaultSpacingSteps).map(({ key, units }) => [key, units]),
    rename: renameSpacingStep,
  },
  {
    entriesOf: ({ motion = defaultMotion }) => motion.durations.map(({ key, ms }) => [key, ms]),
    rename: (recipe, from, to) => renameMotionStep(recipe, "durations", from, to),
  },
  {
    entriesOf: ({ motion = defaultMotion }) =>
      motion.easings.map(({ key, points }) => [key, points]),
    rename: (recipe, from, to) => renameMotionStep(recipe, "easings", from, to),
  },
];

function namesOf({ color }: Recipe): readonly string[] {
  return (color.advanced ?? defaultAdvancedColor).stepNames;
}

/** Each name that is gone, and the new one in its place where there are as many as before, or else that of the same value. */
function findRenamings(before: Entries, after: Entries): readonly (readonly [string, string])[] {
  const known = new Set(before.map(([name]) => name));
  const there = new Set(after.map(([name]) => name));
  const isLike = before.length === after.length;
  const free = new Map(after.filter(([name]) => !known.has(name)));
  return before.flatMap(([from, value], index) => {
    if (there.has(from)) return [];
    const inPlace = isLike ? after[index]?.[0] : undefined;
    const to = inPlace !== undefined && free.has(inPlace) ? inPlace : findName(free, value);
    if (to === undefined) return [];
    free.delete(to);
    return [[from, to] as const];
  });
}

function findName(entries: ReadonlyMap<string, unknown>, value: unknown): string | undefined {
  const text = JSON.stringify(value);
  return [...entries].find(([, each]) => JSON.stringify(each) === text)?.[0];
}
