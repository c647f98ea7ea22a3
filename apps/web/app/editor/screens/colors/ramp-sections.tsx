import { Trans, useLingui } from "@lingui/react/macro";
import { recipeLimits } from "@tessera/engine";
import { RecipeNumberField } from "#editor/fields/recipe-number-field.tsx";
import { Section } from "#editor/panes/section.tsx";
import { BaseStepField } from "./pins/base-step-field.tsx";
import { PaletteRamp } from "./pins/palette-ramp.tsx";

/** The ramp of the base color, which stands out in it, and the step that it stands on. */
export function PrimaryRampSection() {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Primary</Trans>} aside={<Trans>click a step for details</Trans>}>
      <PaletteRamp label={t`Primary`} palette="primary" />
      <BaseStepField />
    </Section>
  );
}

/** The ramp of surfaces and texts, and how much of the base color's hue it carries. */
export function NeutralRampSection() {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Neutral</Trans>}>
      <RecipeNumberField path="color/neutralChroma" range={recipeLimits.color.neutralChroma} />
      <PaletteRamp label={t`Neutral`} palette="neutral" />
    </Section>
  );
}
