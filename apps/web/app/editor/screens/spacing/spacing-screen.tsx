import { useLingui } from "@lingui/react/macro";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { RecipeChoiceField } from "#editor/fields/recipe-choice-field.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { MeasuredScreen } from "./measured-screen.tsx";
import { SpacingStepsSection } from "./spacing-steps-section.tsx";
import { SampleRow } from "#editor/preview/sample-label.tsx";
import sample from "#editor/preview/sample.module.css";
import styles from "./spacing-bars.module.css";

const units = [
  { id: 4, text: "4 px" },
  { id: 8, text: "8 px" },
];

/** The spacing screen: its unit, its density, and a table of its steps in both densities. */
export default function SpacingScreen() {
  const { t } = useLingui();
  return (
    <CategoryScreen
      title={t`Spacing`}
      sample={
        <>
          <MeasuredScreen />
          <SpacingBars />
        </>
      }
      sampleLabel={t`A screen with its spaces, and every step as a bar and a gap`}
    >
      <Section title={t`Generated from`}>
        <RecipeChoiceField path="spacing/unitPx" choices={units} />
        <RecipeChoiceField
          path="spacing/density"
          choices={[
            { id: "comfortable", text: t`Comfortable` },
            { id: "compact", text: t`Compact` },
          ]}
        />
      </Section>
      <SpacingStepsSection />
    </CategoryScreen>
  );
}

/** Shows every step as a bar of its length, and as the gap between two blocks. */
function SpacingBars() {
  const steps = useDesign(({ recipe }) => recipe.spacing.steps);
  return (
    <div className={sample.sample}>
      {steps.map(({ key }) => (
        <SampleRow key={key} label={`spacing-${key}`} path={`spacing.${key}`}>
          <span className={styles.line}>
            <i className={styles.bar} style={{ width: `var(--spacing-${key})` }} />
            <span className={styles.blocks} style={{ gap: `var(--spacing-${key})` }}>
              <i />
              <i />
              <i />
            </span>
          </span>
        </SampleRow>
      ))}
    </div>
  );
}
