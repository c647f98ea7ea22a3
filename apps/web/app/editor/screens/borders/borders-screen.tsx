import { useLingui } from "@lingui/react/macro";
import { readVariables, recipeLimits } from "@tessera/engine";
import { joinClassNames, printNumber } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { RecipeNumberField } from "#editor/fields/recipe-number-field.tsx";
import { startsWith, TokenSection } from "#editor/screens/token-section.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { SampleLabel } from "#editor/preview/sample-label.tsx";
import styles from "./border-line.module.css";
import sample from "#editor/preview/sample.module.css";

/** Edits the base border width, and pins single widths. */
export default function BordersScreen() {
  const { t } = useLingui();
  return (
    <CategoryScreen
      title={t`Borders`}
      sample={<BorderTiles />}
      sampleLabel={t`A box at every border width`}
    >
      <Section title={t`Generated from`}>
        <RecipeNumberField path="border/basePx" range={recipeLimits.border.basePx} unit="px" />
      </Section>
      <TokenSection
        includes={startsWith("border-width.")}
        drawValue={(value) => <i className={styles.line} style={{ borderTopWidth: value }} />}
      />
    </CategoryScreen>
  );
}

/** Shows every border width around a large box. */
function BorderTiles() {
  const { i18n } = useLingui();
  const keys = useDesign((design) => readVariables(design, "borders").map(({ key }) => key));
  return (
    <div className={sample.sample}>
      <div className={joinClassNames(sample.tiles, styles.boxes)}>
        {keys.map((key) => (
          <div key={key} className={sample.tile}>
            <i
              style={{
                background: "var(--color-surface-2)",
                border: `var(--border-width-${key}) solid var(--color-border-control)`,
              }}
            />
            <SampleLabel
              name={`border-width-${key}`}
              path={`border-width.${key}`}
              describeLength={(px) => `${printNumber(px, i18n.locale, { most: 2 })} px`}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
