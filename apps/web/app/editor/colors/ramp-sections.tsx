import { Trans, useLingui } from "@lingui/react/macro";
import { recipeLimits } from "@tessera/engine";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { leafPath } from "#editor/draft/leaf-path.ts";
import { RecipeNumberField } from "#editor/fields/recipe-number-field.tsx";
import { Section } from "#editor/shell/section.tsx";
import { CopyRamp } from "./copy-ramp.tsx";
import { readRamp } from "./read-ramp.ts";

/** The ramp of the base color, which stands out in it. */
export function PrimaryRampSection() {
  const { t } = useLingui();
  const { draft } = useDraft();
  return (
    <Section title={<Trans>Primary</Trans>} aside={<Trans>press a step to copy it</Trans>}>
      <CopyRamp label={t`Primary`} steps={readRamp(draft, "primary")} />
    </Section>
  );
}

/** The ramp of surfaces and texts, and how much of the base color's hue it carries. */
export function NeutralRampSection() {
  const { t } = useLingui();
  const { draft } = useDraft();
  return (
    <Section title={<Trans>Neutral</Trans>}>
      <RecipeNumberField
        path={leafPath("color", "neutralChroma")}
        range={recipeLimits.neutralChroma}
        step={0.001}
      />
      <CopyRamp label={t`Neutral`} steps={readRamp(draft, "neutral")} />
    </Section>
  );
}
