import { useLingui } from "@lingui/react/macro";
import { BelowFold } from "#editor/panes/below-fold.tsx";
import { Section } from "#editor/panes/section.tsx";
import { BaseColorSection } from "./base-color-section.tsx";
import { ButtonsSection } from "./buttons-section.tsx";
import { TasteSection } from "./palette-shape/taste-section.tsx";
import { BaseStepField } from "./pins/base-step-field.tsx";
import { PaletteRamp } from "./pins/palette-ramp.tsx";

/** Edits the base color, its palette and its character, and the fill of buttons. */
export function BrandPart() {
  return (
    <>
      <BaseColorSection />
      <PrimaryRampSection />
      <BelowFold>
        <TasteSection names={["vividness", "hueShift", "lightEnd"]} />
        <ButtonsSection />
      </BelowFold>
    </>
  );
}

/** Shows the palette of the base color, with the base and its step marked. */
function PrimaryRampSection() {
  const { t } = useLingui();
  return (
    <Section title={t`Primary`} aside={t`click a step for details`}>
      <PaletteRamp label={t`Primary`} palette="primary" />
      <BaseStepField />
    </Section>
  );
}
