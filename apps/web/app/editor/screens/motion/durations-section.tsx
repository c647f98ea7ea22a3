import { useLingui } from "@lingui/react/macro";
import { parseRecipe, parseTokenValue, stepLists, type Design, type Parsed } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { normalizeValueText } from "#editor/fields/normalize-value-text.ts";
import { Section } from "#editor/panes/section.tsx";
import { AddStep, FollowingNote } from "#editor/fields/step-list/add-step.tsx";
import { StepList } from "#editor/fields/step-list/step-list.tsx";
import { addWithValue } from "#editor/fields/step-list/add-with-value.ts";
import { StepValueField } from "#editor/fields/step-list/step-value-field.tsx";

/** Edits the durations of transitions. */
export function DurationsSection() {
  const { t } = useLingui();
  const durations = useDesign(({ recipe }) => recipe.motion.durations);

  function add({ recipe }: Design, key: string, text: string): Parsed<Design> {
    return addWithValue(parseMs(text), 0, (ms) =>
      parseRecipe(stepLists["motion/durations"].add(recipe, { key, ms })),
    );
  }

  return (
    <Section title={t`Durations`}>
      <StepList
        scale={stepLists["motion/durations"]}
        label={t`Durations`}
        renderValue={(name, index) => (
          <StepValueField
            label={t`Duration of ${name}`}
            path={`motion/durations/${name}`}
            value={durations[index]?.ms ?? 0}
            parse={parseMs}
            print={printMs}
          />
        )}
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

/** Prints a duration as its field shows it. */
function printMs(ms: number): string {
  return `${ms}ms`;
}

/** Parses a typed duration; a plain number is in ms. */
function parseMs(text: string): Parsed<number> {
  const parsed = parseTokenValue("duration", normalizeValueText(text, "ms"));
  if (!parsed.ok) return parsed;
  if (parsed.value.type !== "duration") throw new Error("A duration is a span of time");
  return { ok: true, value: parsed.value.ms };
}
