import { Trans } from "@lingui/react/macro";
import { bodySteps, headingSteps } from "@tessera/engine";
import { SampleRow } from "#editor/preview/sample-row.tsx";
import sample from "#editor/preview/sample.module.css";
import styles from "./type-specimen.module.css";

/**
 * Shows every size in its own font, on a line with all letters of Turkish that other alphabets
 * lack.
 */
export function TypeSpecimen() {
  return (
    <div className={sample.sample}>
      {headingSteps.toReversed().map(({ key }) => (
        <SampleRow key={key} label={`heading-${key}`} path={`font-size.heading-${key}`}>
          <span
            className={styles.heading}
            style={{
              fontSize: `var(--font-size-heading-${key})`,
              letterSpacing: `var(--letter-spacing-${key})`,
              lineHeight: `var(--line-height-${key})`,
            }}
          >
            İğne ucunda şölen
          </span>
        </SampleRow>
      ))}
      {bodySteps.toReversed().map(({ key }) => (
        <SampleRow key={key} label={`body-${key}`} path={`font-size.body-${key}`}>
          <span style={{ fontSize: `var(--font-size-body-${key})` }}>
            <Trans>The ferry to Büyükada leaves at 08:25.</Trans>{" "}
            <span className={styles.letters}>ğ ş ı İ ö ü ç</span>
          </span>
        </SampleRow>
      ))}
      <p className={styles.paragraph}>
        <Trans>
          Fog lifts off the strait a little after seven. The first boat turns, the second waits for
          it, and by the third the quay is full of people who know each other by coat and by hour.
        </Trans>
      </p>
    </div>
  );
}
