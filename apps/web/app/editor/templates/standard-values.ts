import {
  createRecipe,
  listPalettes,
  parseRecipe,
  tokenPath,
  type Design,
  type Modes,
  type Recipe,
  type TokenPath,
  type TokenValue,
} from "@tessera/engine";

const standard = createRecipe();
const standardSteps = standard.color.advanced.stepNames;

/**
 * Lists values for the tokens that templates name and a recipe calls otherwise: each step of a
 * palette has the color of the step at its place, other steps have their default values.
 */
export function listStandardValues(
  design: Design,
  modes: Modes,
): readonly (readonly [TokenPath, TokenValue])[] {
  const { recipe } = design;
  return [
    ...(hasStandardLists(recipe) ? [] : standardDesignOf(recipe).valuesIn(modes)),
    ...(hasAll(recipe.color.advanced.stepNames, standardSteps) ? [] : listSteps(design, modes)),
  ];
}

function hasAll(names: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((name) => names.includes(name));
}

function hasStandardLists({ spacing, motion }: Recipe): boolean {
  const keysOf = (steps: readonly { readonly key: string }[]) => steps.map(({ key }) => key);
  return (
    hasAll(keysOf(spacing.steps), keysOf(standard.spacing.steps)) &&
    hasAll(keysOf(motion.durations), keysOf(standard.motion.durations)) &&
    hasAll(keysOf(motion.easings), keysOf(standard.motion.easings))
  );
}

function listSteps(design: Design, modes: Modes): readonly (readonly [TokenPath, TokenValue])[] {
  const values = design.valuesIn(modes);
  const names = design.recipe.color.advanced.stepNames;
  const lastIndex = standardSteps.length - 1;
  return listPalettes(design.recipe).flatMap(({ name: palette }) =>
    standardSteps.flatMap((step, index) => {
      const nearest = names[Math.round((index / lastIndex) * (names.length - 1))];
      const value = values.get(tokenPath(`color.${palette}.${nearest}`));
      return value ? [[tokenPath(`color.${palette}.${step}`), value] as const] : [];
    }),
  );
}

let known: { readonly unitPx: number; readonly design: Design } | undefined;

/** Returns the default design on the spacing unit of a recipe, parsed once for each unit. */
function standardDesignOf({ spacing: { unitPx, density } }: Recipe): Design {
  if (known?.unitPx === unitPx) return known.design;
  const parsed = parseRecipe({ ...standard, spacing: { ...standard.spacing, unitPx, density } });
  if (!parsed.ok) throw new Error("The default recipe does not parse.");
  known = { unitPx, design: parsed.value };
  return parsed.value;
}
