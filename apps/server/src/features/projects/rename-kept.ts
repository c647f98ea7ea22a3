import {
  defaultAdvancedColor,
  defaultMotion,
  defaultSpacingSteps,
  nameColorSteps,
  renameMotionStep,
  renamePalette,
  renamePaths,
  renameSpacingStep,
  tokenPath,
  type Recipe,
} from "@tessera/engine";

/**
 * What is kept of a recipe, with the names that another one gives its palettes, its custom tokens and its steps of
 * color, spacing and motion: so a plan that lacks them, or what stands on them, still lets them be renamed.
 */
export function renameKept(kept: Recipe, changed: Recipe): Recipe {
  const names = namesOf(changed);
  const isRenamed = names.length === namesOf(kept).length;
  const named = isRenamed ? nameColorSteps(kept, names) : kept;
  return lists.reduce(
    (recipe, { entriesOf, rename }) =>
      rename(recipe, findRenamings(entriesOf(recipe), entriesOf(changed))),
    named,
  );
}

type Entries = readonly (readonly [name: string, value: unknown])[];
type Renamings = ReadonlyMap<string, string>;

/** What a recipe lists under names of a person's own. */
type NamedList = {
  readonly entriesOf: (recipe: Recipe) => Entries;
  readonly rename: (recipe: Recipe, renamings: Renamings) => Recipe;
};

const lists: readonly NamedList[] = [
  {
    // By their bases alone: a palette may lose its roles with its name.
    entriesOf: ({ color }) =>
      Object.entries(color.advanced?.palettes ?? {}).map(([name, { base }]) => [name, base]),
    rename: oneByOne(renamePalette),
  },
  {
    entriesOf: ({ spacing }) =>
      (spacing.steps ?? defaultSpacingSteps).map(({ key, units }) => [key, units]),
    rename: oneByOne(renameSpacingStep),
  },
  {
    entriesOf: ({ motion = defaultMotion }) => motion.durations.map(({ key, ms }) => [key, ms]),
    rename: oneByOne((recipe, from, to) => renameMotionStep(recipe, "durations", from, to)),
  },
  {
    entriesOf: ({ motion = defaultMotion }) =>
      motion.easings.map(({ key, points }) => [key, points]),
    rename: oneByOne((recipe, from, to) => renameMotionStep(recipe, "easings", from, to)),
  },
  // Behind what they may be aliases of: that has its new names by then.
  {
    entriesOf: ({ customTokens }) => Object.entries(customTokens),
    rename: renameCustomTokens,
  },
];

function oneByOne(
  rename: (recipe: Recipe, from: string, to: string) => Recipe,
): NamedList["rename"] {
  return (recipe, renamings) =>
    [...renamings].reduce((renamed, [from, to]) => rename(renamed, from, to), recipe);
}

function renameCustomTokens(recipe: Recipe, renamings: Renamings): Recipe {
  const paths = [...renamings].map(([from, to]) => [tokenPath(from), tokenPath(to)] as const);
  return { ...recipe, ...renamePaths(recipe, new Map(paths)) };
}

function namesOf({ color }: Recipe): readonly string[] {
  return (color.advanced ?? defaultAdvancedColor).stepNames;
}

type Entry = { readonly name: string; readonly text: string; readonly index: number };

type Fits = (gone: Entry, come: Entry) => boolean;

/** When a name that came is taken for one that is gone, the surest first. */
const ways: readonly Fits[] = [
  (gone, come) => gone.text === come.text && gone.index === come.index,
  (gone, come) => gone.text === come.text,
];
const inPlace: Fits = (gone, come) => gone.index === come.index;

/** Each name that is gone, and the new one of the same value, or else that in its place where there are as many as before. */
function findRenamings(before: Entries, after: Entries): Renamings {
  const gone = listWithout(before, after);
  const come = listWithout(after, before);
  const renamings = new Map<string, string>();
  const taken = new Set<string>();
  for (const fits of before.length === after.length ? [...ways, inPlace] : ways)
    for (const from of gone) {
      const to = come.find((each) => !taken.has(each.name) && fits(from, each));
      if (to === undefined || renamings.has(from.name)) continue;
      renamings.set(from.name, to.name);
      taken.add(to.name);
    }
  return renamings;
}

function listWithout(entries: Entries, others: Entries): readonly Entry[] {
  const known = new Set(others.map(([name]) => name));
  return entries.flatMap(([name, value], index) =>
    known.has(name) ? [] : [{ name, text: JSON.stringify(value), index }],
  );
}
