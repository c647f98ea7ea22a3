import { Trans } from "@lingui/react/macro";
import { sizeSteps } from "@tessera/engine";
import { SampleRow } from "#editor/preview/sample-row.tsx";
import sample from "#editor/preview/sample.module.css";
import styles from "./size-bars.module.css";

/** Shows every height on a button and a field of that height. */
export function SizeBars() {
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
