import { useLingui } from "@lingui/react/macro";
import type { TokenPath } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { RecipeChoiceField } from "#editor/fields/recipe-choice-field.tsx";
import { TokenSection } from "#editor/screens/token-section.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { SpacingStepsSection } from "./spacing-steps-section.tsx";
import { SampleRow } from "#editor/preview/sample-label.tsx";
import sample from "#editor/preview/sample.module.css";
import styles from "./spacing-bars.module.css";

const units = [
  { id: 4, text: "4 px" },
  { id: 8, text: "8 px" },
];

function isComfortable(path: TokenPath): boolean {
  return /^spacing\..*-comfortable$/.test(path);
}

function isCompact(path: TokenPath): boolean {
  return /^spacing\..*-compact$/.test(path);
}

function stepOf(path: TokenPath): string {
  return path.replace(/^spacing\.(.*)-\w+$/, "$1");
}

/** The spacing screen: its unit, density and steps, and both densities of each step. */
export default function SpacingScreen() {
  const { t } = useLingui();
  const steps = useDesign(({ recipe }) => recipe.spacing.steps);
  const pinned = useDesign(({ tokens }) =>
    [...tokens.values()].flatMap((token) => (token.pinned ? [token.path] : [])),
  );

  /**
   * Returns the name of a compact step with the comfortable step that it equals if it is not
   * pinned.
   */
  function nameOfCompact(path: TokenPath): string {
    const key = stepOf(path);
    const index = steps.findIndex((step) => step.key === key);
    return pinned.includes(path) ? key : `${key} = ${steps[Math.max(0, index - 1)]?.key}`;
  }

  return (
    <CategoryScreen
      title={t`Spacing`}
      sample={<SpacingBars />}
      sampleLabel={t`Every step as a bar and a gap`}
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
      <TokenSection title={t`Comfortable`} includes={isComfortable} nameOf={stepOf} />
      <TokenSection
        title={t`Compact`}
        aside={t`One step smaller than Comfortable, unless pinned`}
        includes={isCompact}
        nameOf={nameOfCompact}
      />
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
