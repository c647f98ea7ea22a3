import { Trans, useLingui } from "@lingui/react/macro";
import { isPressable, lengthUnits, sizeSteps } from "@tessera/engine";
import { RecipeChoiceField } from "#editor/fields/recipe-choice-field.tsx";
import { SizeFlags } from "#editor/fields/size-flags.tsx";
import { TokenRows } from "#editor/fields/token-rows.tsx";
import { startsWith } from "#editor/screens/token-section.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { SampleRow } from "#editor/preview/sample-label.tsx";
import sample from "#editor/preview/sample.module.css";
import styles from "./size-bars.module.css";

const units = lengthUnits.map((unit) => ({ id: unit, text: unit }));

const isSize = startsWith("size.");

/** The size screen: the heights of controls, and the unit of every length. */
export default function SizeScreen() {
  const { t } = useLingui();
  return (
    <CategoryScreen
      title={t`Size`}
      sample={<SizeBars />}
      sampleLabel={t`A button and a field at every height`}
    >
      <Section title={t`Generated from`}>
        <RecipeChoiceField path="units/length" choices={units} />
      </Section>
      <Section title={t`Tokens`}>
        <SizeFlags includes={isSize} isFine={isPressable}>
          <Trans>Under 24 px: too small to tap or click comfortably (WCAG 2.5.8).</Trans>
        </SizeFlags>
        <TokenRows
          includes={isSize}
          drawValue={(value) => (
            <i className={styles.height} style={{ width: `calc(${value} * 0.75)` }} />
          )}
        />
      </Section>
    </CategoryScreen>
  );
}

/** Shows every height on a button and a field of that height. */
function SizeBars() {
  return (
    <div className={sample.sample}>
      {sizeSteps.map(({ key }) => (
        <SampleRow key={key} label={`size-${key}`} path={`size.${key}`}>
          <span className={styles.line}>
            <span className={styles.button} style={{ height: `var(--size-${key})` }}>
              <Trans>Add sailing</Trans>
            </span>
            <span className={styles.field} style={{ height: `var(--size-${key})` }}>
              Üsküdar
            </span>
          </span>
        </SampleRow>
      ))}
    </div>
  );
}
