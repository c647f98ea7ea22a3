import { useLingui } from "@lingui/react/macro";
import { recipeLimits } from "@tessera/engine";
import { RecipeNumberField } from "#editor/fields/recipe-number-field.tsx";
import { Section } from "#editor/panes/section.tsx";
import { LightPad } from "./light-pad.tsx";
import styles from "./light.module.css";

/** Edits the light that casts the shadows, on a pad and as numbers, and their character. */
export function LightSection() {
  const { t } = useLingui();
  const limits = recipeLimits.shadow;
  return (
    <Section title={t`Light source`}>
      <div className={styles.light}>
        <LightPad />
        <div>
          <RecipeNumberField path="shadow/angle" range={limits.angle} unit="°" />
          <RecipeNumberField path="shadow/height" range={limits.height} />
        </div>
      </div>
      <RecipeNumberField path="shadow/strength" range={limits.strength} />
      <RecipeNumberField path="shadow/softness" range={limits.softness} />
    </Section>
  );
}
