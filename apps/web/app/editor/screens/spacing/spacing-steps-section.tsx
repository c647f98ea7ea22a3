import { Trans, useLingui } from "@lingui/react/macro";
import {
  parseRecipe,
  recipeLimits,
  stepLists,
  type Design,
  type Parsed,
  type Problem,
  type Recipe,
  type SpacingStep,
} from "@tessera/engine";
import { Text } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { printSize } from "#editor/fields/print-size.ts";
import { Section } from "#editor/panes/section.tsx";
import { AddStep, FollowingNote } from "#editor/fields/step-list/add-step.tsx";
import { StepList } from "#editor/fields/step-list/step-list.tsx";
import { addWithValue } from "#editor/fields/step-list/add-with-value.ts";
import { StepValueField } from "#editor/fields/step-list/step-value-field.tsx";
import { ComfortableField, DensityField, ResetButtons, StepBars } from "./density-fields.tsx";
import { nameEqualSize, parseSize } from "./step-size.ts";
import styles from "./spacing-table.module.css";

/** Edits the steps of the scale, from the smallest: their names and their sizes. */
export function SpacingStepsSection() {
  const { t } = useLingui();
  const { unitPx, steps } = useDesign(({ recipe }) => recipe.spacing);
  const parse = (text: string) => parseSize(text, unitPx);
  const print = (units: number) => printSize(units, unitPx);

  /** Describes a move: the sizes keep rising, so only the names are swapped. */
  function describeMove(...places: readonly [moved: number, neighbor: number]): string {
    const [moved, neighbor] = places.map((index) => steps[index]?.key);
    const [size, other] = places.map((index) => print(steps[index]?.units ?? 0));
    return t`${moved} is now ${size} and ${neighbor} is ${other}. Sizes stay in order.`;
  }

  function add({ recipe }: Design, key: string, text: string): Parsed<Design> {
    return addWithValue(parse(text), untakenUnits, (units) => {
      const step = { key, units };
      const added = parseRecipe(stepLists["spacing/steps"].add(recipe, step));
      return nameEqualSize(withLimits(added, unitPx), step, recipe.spacing);
    });
  }

  return (
    <Section title={t`Steps`} aside={t`smallest first`}>
      <div className={styles.table}>
        <div className={styles.head}>
          <span>{t`Name`}</span>
          <span>{t`Comfortable`}</span>
          <span>{t`Compact`}</span>
        </div>
        <StepList
          scale={stepLists["spacing/steps"]}
          label={t`Spacing steps`}
          renderValue={(name, index) => (
            <>
              <ComfortableField name={name}>
                <StepValueField
                  label={t`Size of ${name}`}
                  path={`spacing/steps/${name}`}
                  value={steps[index]?.units ?? 0}
                  parse={parse}
                  print={print}
                  change={({ recipe }, units) => resize(recipe, index, { key: name, units })}
                />
              </ComfortableField>
              <DensityField name={name} density="compact" />
              <StepBars name={name} />
            </>
          )}
          renderTools={(name) => <ResetButtons name={name} />}
          describeMove={describeMove}
        />
      </div>
      <AddStep
        scale={stepLists["spacing/steps"]}
        label={t`New step`}
        value={{ label: t`Size`, example: print(10) }}
        add={add}
      />
      <Text size="label" tone="muted" className={styles.note}>
        <Trans>Compact is one step smaller than Comfortable, unless pinned.</Trans>
      </Text>
      <FollowingNote />
    </Section>
  );
}

/** A size that hardly any step has: a name is validated with it if the typed size is invalid. */
const untakenUnits = recipeLimits.spacing.steps.max - 0.000_001;

/** Returns the design with another size of a step, which stays between those of its neighbors. */
function resize(recipe: Recipe, index: number, step: SpacingStep): Parsed<Design> {
  const { spacing } = recipe;
  const changed = parseRecipe({
    ...recipe,
    spacing: { ...spacing, steps: spacing.steps.with(index, step) },
  });
  return nameEqualSize(withLimits(changed, spacing.unitPx), step, spacing);
}

/** Converts the limits in the problems from units to px, which the field shows. */
function withLimits(parsed: Parsed<Design>, unitPx: number): Parsed<Design> {
  if (parsed.ok) return parsed;
  const { min, max } = recipeLimits.spacing.steps;
  const values = { min: min * unitPx, max: max * unitPx, unit: "px" } as const;
  const inPx = (problem: Problem) =>
    problem.code === "out-of-range" && problem.path.endsWith("units")
      ? { ...problem, values }
      : problem;
  return { ok: false, problems: parsed.problems.map(inPx) };
}
