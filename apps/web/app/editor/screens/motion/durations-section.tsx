import { Trans, useLingui } from "@lingui/react/macro";
import {
  changeDecision,
  parseRecipe,
  parseTokenValue,
  stepLists,
  type Design,
  type Parsed,
} from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { describeProblem } from "#editor/fields/problem-text.ts";
import { normalizeValueText } from "#editor/fields/normalize-value-text.ts";
import { TypedTextField } from "#editor/fields/typed-text-field.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import type { TypedResult } from "#editor/fields/use-typed-text.ts";
import { Section } from "#editor/panes/section.tsx";
import { AddStep } from "#editor/fields/step-list/add-step.tsx";
import { FollowingNote } from "#editor/fields/step-list/following-note.tsx";
import { StepList } from "#editor/fields/step-list/step-list.tsx";
import { withNameProblems } from "#editor/fields/step-list/with-name-problems.ts";

/** Edits the durations of transitions. */
export function DurationsSection() {
  const { t } = useLingui();

  function add({ recipe }: Design, key: string, text: string): Parsed<Design> {
    const ms = parseMs(text);
    const step = { key, ms: ms.ok ? ms.value : 0 };
    const added = parseRecipe(stepLists["motion/durations"].add(recipe, step));
    return ms.ok ? added : withNameProblems(ms, added);
  }

  return (
    <Section title={<Trans>Durations</Trans>}>
      <StepList
        scale={stepLists["motion/durations"]}
        label={t`Durations`}
        renderValue={(key) => <DurationField name={key} />}
      />
      <AddStep
        scale={stepLists["motion/durations"]}
        label={t`New duration`}
        value={{ label: t`Duration`, example: "500ms" }}
        add={add}
      />
      <FollowingNote />
    </Section>
  );
}

function DurationField({ name }: { readonly name: string }) {
  const { t, i18n } = useLingui();
  const edit = useEdit();
  const durations = useDesign(({ recipe }) => recipe.motion.durations);
  const path = `motion/durations/${name}` as const;

  function apply(text: string): TypedResult {
    const ms = parseMs(text);
    if (!ms.ok) return { ok: false, message: describeProblem(i18n, ms.problems[0]) };
    return edit(path, ({ recipe }) => changeDecision(recipe, path, ms.value), `${ms.value}ms`);
  }

  return (
    <TypedTextField
      aria-label={t`Duration of ${name}`}
      printed={`${durations.find(({ key }) => key === name)?.ms}ms`}
      apply={apply}
    />
  );
}

/** Parses a typed duration; a plain number is in ms. */
function parseMs(text: string): Parsed<number> {
  const parsed = parseTokenValue("duration", normalizeValueText(text, "ms"));
  if (!parsed.ok) return parsed;
  if (parsed.value.type !== "duration") throw new Error("A duration is a span of time");
  return { ok: true, value: parsed.value.ms };
}
