import { SampleLabel } from "#editor/preview/sample-label.tsx";
import sample from "#editor/preview/sample.module.css";
import styles from "./shadow-tiles.module.css";

const levels = [1, 2, 3, 4, 5];

/** Shows every shadow level under a tile. */
export function ShadowTiles() {
  return (
    <div className={sample.sample}>
      <div className={styles.levels}>
        {levels.map((level) => (
          <div key={level} className={sample.tile}>
            <i className={styles.tile} style={{ boxShadow: `var(--shadow-${level})` }} />
            <SampleLabel name={`shadow-${level}`} path={`shadow.${level}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
