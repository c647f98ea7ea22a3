import { useLingui } from "@lingui/react/macro";
import { recipeLimits } from "@tessera/engine";
import { RecipeNumberField } from "#editor/fields/recipe-number-field.tsx";
import { Section } from "#editor/panes/section.tsx";
import { PaletteRamp } from "./pins/palette-ramp.tsx";

/** Shows the palette of surfaces and texts, and how much of the base color's hue it has. */
export function NeutralPart() {
  const { t } = useLingui();
  return (
    <Section title={t`Neutral`}>
      <RecipeNumberField path="color/neutralChroma" range={recipeLimits.color.neutralChroma} />
      <PaletteRamp label={t`Neutral`} palette="neutral" />
    </Section>
  );
}
