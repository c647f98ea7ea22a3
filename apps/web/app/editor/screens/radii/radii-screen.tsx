import { Trans, useLingui } from "@lingui/react/macro";
import {
  fullRadiusPx,
  radiusSteps,
  recipeLimits,
  convertLengthToPx,
  nestRadius,
  tokenPath,
  type Design,
} from "@tessera/engine";
import { RecipeNumberField } from "#editor/fields/recipe-number-field.tsx";
import { startsWith, TokenSection } from "#editor/screens/token-section.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { SampleLabel } from "#editor/preview/sample-label.tsx";
import sample from "#editor/preview/sample.module.css";
import styles from "./radius-tiles.module.css";
import { printNumber } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";

/** The radii screen: one base for all, and each radius to pin. */
export default function RadiiScreen() {
  const { t } = useLingui();
  return (
    <CategoryScreen
      title={t`Radii`}
      sample={<RadiusTiles />}
      sampleLabel={t`Every radius on a box`}
    >
      <Section title={t`Generated from`}>
        <RecipeNumberField path="radius/basePx" range={recipeLimits.radius.basePx} unit="px" />
      </Section>
      <TokenSection
        includes={startsWith("radius.")}
        drawValue={(value) => <i className={styles.corner} style={{ borderRadius: value }} />}
      />
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

const nestedNames = ["m", "l", "xl", "xxl"];
const paddingPx = 8;

/** Shows a box inside a rounded box, with the radius that keeps both curves parallel. */
function NestedCorners() {
  const { i18n } = useLingui();
  const outersPx = useDesign((design) => nestedNames.map((name) => findRadiusPx(design, name)));
  const print = (px: number) => printNumber(px, i18n.locale, { most: 2 });
  return (
    <>
      <p>
        <Trans>The inner radius is the outer radius minus the padding:</Trans>
      </p>
      <div className={sample.tiles}>
        {nestedNames.map((name, index) => {
          const outerPx = outersPx[index];
          if (outerPx === undefined) return null;
          const innerPx = nestRadius(outerPx, paddingPx);
          return (
            <div key={name} className={sample.tile}>
              <i
                className={styles.outer}
                style={{ borderRadius: `var(--radius-${name})`, padding: paddingPx }}
              >
                <i className={styles.inner} style={{ borderRadius: innerPx }} />
              </i>
              <span className={sample.label}>
                {`radius-${name}`}
                <br />
                {`${print(outerPx)} − ${paddingPx} → ${print(innerPx)} px`}
              </span>
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Returns a radius in px; undefined if it is pinned to a fluid length. */
function findRadiusPx(set: Design, name: string): number | undefined {
  const value = set.valuesIn().get(tokenPath(`radius.${name}`));
  return value?.type === "dimension" ? convertLengthToPx(value) : undefined;
}
