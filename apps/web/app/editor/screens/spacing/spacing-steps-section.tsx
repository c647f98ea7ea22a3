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
import { useDesign } from "#editor/draft/draft-context.tsx";
import { printSize } from "#editor/fields/print-size.ts";
import { describeProblem } from "#editor/fields/problem-text.ts";
import { TypedTextField } from "#editor/fields/typed-text-field.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import type { TypedResult } from "#editor/fields/use-typed-text.ts";
import { Section } from "#editor/panes/section.tsx";
import { AddStep } from "#editor/fields/step-list/add-step.tsx";
import { FollowingNote } from "#editor/fields/step-list/following-note.tsx";
import { StepList } from "#editor/fields/step-list/step-list.tsx";
import { withNameProblems } from "#editor/fields/step-list/with-name-problems.ts";
import { nameEqualSize, parseSize } from "./step-size.ts";

/** Edits the steps of the scale, from the smallest: their names and their sizes. */
export function SpacingStepsSection() {
  const { t } = useLingui();
  const { unitPx, steps } = useDesign(({ recipe }) => recipe.spacing);

  /** Describes a move: the sizes keep rising, so only the names are swapped. */
  function describeMove(...places: readonly [moved: number, neighbor: number]): string {
    const [moved, neighbor] = places.map((index) => steps[index]?.key);
    const [size, other] = places.map((index) => printSize(steps[index]?.units ?? 0, unitPx));
    return t`${moved} is now ${size} and ${neighbor} is ${other}. Sizes stay in order.`;
  }

  function add({ recipe }: Design, key: string, text: string): Parsed<Design> {
    const size = parseSize(text, unitPx);
    const units = size.ok ? size.value : untakenUnits;
    const step = { key, units };
    const added = withLimits(parseRecipe(stepLists["spacing/steps"].add(recipe, step)), unitPx);
    return size.ok ? nameEqualSize(added, step, recipe.spacing) : withNameProblems(size, added);
  }

  return (
    <Section title={<Trans>Steps</Trans>} aside={<Trans>smallest first</Trans>}>
      <StepList
        scale={stepLists["spacing/steps"]}
        label={t`Spacing steps`}
        renderValue={(key, index) => <SizeField name={key} index={index} />}
        describeMove={describeMove}
      />
      <AddStep
        scale={stepLists["spacing/steps"]}
        label={t`New step`}
        value={{ label: t`Size`, example: printSize(10, unitPx) }}
        add={add}
      />
      <FollowingNote />
    </Section>
  );
}

/** A size that hardly any step has: a name is validated with it if the typed size is invalid. */
const untakenUnits = recipeLimits.spacing.steps.max - 0.000_001;

type SizeFieldProps = { readonly name: string; readonly index: number };

/** Edits the size of a step, which stays between those of its neighbors. */
function SizeField({ name, index }: SizeFieldProps) {
  const { t, i18n } = useLingui();
  const edit = useEdit();
  const { unitPx, steps } = useDesign(({ recipe }) => recipe.spacing);

  function apply(text: string): TypedResult {
    const size = parseSize(text, unitPx);
    if (!size.ok) return { ok: false, message: describeProblem(i18n, size.problems[0]) };
    const step = { key: name, units: size.value };
    return edit(
      `spacing/steps/${name}`,
      ({ recipe }) => resize(recipe, index, step),
      printSize(size.value, unitPx),
    );
  }

  return (
    <TypedTextField
      aria-label={t`Size of ${name}`}
      printed={printSize(steps[index]?.units ?? 0, unitPx)}
      apply={apply}
    />
  );
}

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
