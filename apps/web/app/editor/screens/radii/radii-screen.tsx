import { Trans, useLingui } from "@lingui/react/macro";
import { fullRadiusPx, radiusSteps, recipeLimits } from "@tessera/engine";
import { RecipeNumberField } from "#editor/fields/recipe-number-field.tsx";
import { TokenRows } from "#editor/fields/token-rows.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { SampleLabel } from "#editor/preview/sample-label.tsx";
import sample from "#editor/preview/sample.module.css";
import { NestedCorners } from "./nested-corners.tsx";
import styles from "./radius-tiles.module.css";

/** The radii screen: one base for all, and each radius to pin. */
export default function RadiiScreen() {
  const { t } = useLingui();
  return (
    <CategoryScreen
      title={<Trans>Radius</Trans>}
      sample={<RadiusTiles />}
      sampleLabel={t`Every radius on a box`}
    >
      <Section title={<Trans>Generated from</Trans>}>
        <RecipeNumberField path="radius/basePx" range={recipeLimits.radius.basePx} unit="px" />
      </Section>
      <Section title={<Trans>Tokens</Trans>}>
        <TokenRows includes={(path) => path.startsWith("radius.")} />
      </Section>
    </CategoryScreen>
  );
}

const names = [...radiusSteps.map(({ key }) => key), "full"];

/** Shows every radius on a corner large enough to judge it, and nested corners. */
function RadiusTiles() {
  const { t } = useLingui();
  return (
    <div className={sample.sample}>
      <div className={sample.tiles}>
        {names.map((name) => (
          <div key={name} className={sample.tile}>
            <i className={styles.tile} style={{ borderRadius: `var(--radius-${name})` }} />
            <SampleLabel
              name={`radius-${name}`}
              path={`radius.${name}`}
              describeLength={(px) => (px >= fullRadiusPx ? t`fully rounded` : undefined)}
            />
          </div>
        ))}
      </div>
      <NestedCorners />
    </div>
  );
}
