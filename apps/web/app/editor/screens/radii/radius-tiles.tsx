import { useLingui } from "@lingui/react/macro";
import { fullRadiusPx, radiusSteps } from "@tessera/engine";
import { SampleLabel } from "#editor/preview/sample-label.tsx";
import sample from "#editor/preview/sample.module.css";
import { NestedCorners } from "./nested-corners.tsx";
import styles from "./radius-tiles.module.css";

const names = [...radiusSteps.map(({ key }) => key), "full"];

/** Shows every radius on a corner large enough to judge it, and nested corners. */
export function RadiusTiles() {
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
