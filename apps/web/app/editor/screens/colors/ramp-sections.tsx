import { Trans, useLingui } from "@lingui/react/macro";
import { recipeLimits } from "@tessera/engine";
import { RecipeNumberField } from "#editor/fields/recipe-number-field.tsx";
import { Section } from "#editor/panes/section.tsx";
import { BaseStepField } from "./pins/base-step-field.tsx";
import { PaletteRamp } from "./pins/palette-ramp.tsx";

/** Shows the palette of the base color, with the base and its step marked. */
export function PrimaryRampSection() {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Primary</Trans>} aside={<Trans>click a step for details</Trans>}>
      <PaletteRamp label={t`Primary`} palette="primary" />
      <BaseStepField />
    </Section>
  );
}

/** Shows the palette of surfaces and texts, and how much of the base color's hue it has. */
export function NeutralRampSection() {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Neutral</Trans>}>
      <RecipeNumberField path="color/neutralChroma" range={recipeLimits.color.neutralChroma} />
      <PaletteRamp label={t`Neutral`} palette="neutral" />
    </Section>
  );
}
