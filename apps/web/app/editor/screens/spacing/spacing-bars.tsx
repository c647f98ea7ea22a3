import { useDesign } from "#editor/draft/draft-context.tsx";
import { SampleRow } from "#editor/preview/sample-row.tsx";
import sample from "#editor/preview/sample.module.css";
import styles from "./spacing-bars.module.css";

/** Shows every step as a bar of its length, and as the gap between two blocks. */
export function SpacingBars() {
  const { steps } = useDesign().recipe.spacing;
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
