import {
  defaultAdvancedColor,
  defaultSpacingSteps,
  nameColorSteps,
  renameSpacingStep,
  type Recipe,
} from "@tessera/engine";

/**
 * What is kept of a recipe, with the names that another one gives its steps of color and of spacing: so a plan that
 * lacks what stands on a step still lets the step be renamed.
 */
export function renameKept(kept: Recipe, { color, spacing }: Recipe): Recipe {
  const names = namesOf(color);
  const isRenamed = names.length === namesOf(kept.color).length;
  const named = isRenamed ? nameColorSteps(kept, names) : kept;
  return findRenamings(stepsOf(kept.spacing), stepsOf(spacing)).reduce(
    (renamed, [from, to]) => renameSpacingStep(renamed, from, to),
    named,
  );
}

function namesOf({ advanced }: Recipe["color"]): readonly string[] {
  return (advanced ?? defaultAdvancedColor).stepNames;
}

function stepsOf({ steps = defaultSpacingSteps }: Recipe["spacing"]): readonly string[] {
  return steps.map(({ key }) => key);
}

/** Each name that is gone, and the new one in its place; names that only changed places stay. */
function findRenamings(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [string, string])[] {
  if (before.length !== after.length) return [];
  return before.flatMap((from, index) => {
    const to = after[index];
    const isNew = to !== undefined && !before.includes(to) && !after.includes(from);
    return isNew ? [[from, to] as const] : [];
  });
}
