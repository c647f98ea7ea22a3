import { Trans } from "@lingui/react/macro";
import sample from "#editor/preview/sample.module.css";
import type { LayerPlace } from "./find-collisions.ts";
import { findCollisions } from "./find-collisions.ts";
import styles from "./layer-stack.module.css";

/**
 * Shows the layers as stacked plates, the highest in front, and marks layers with the same number.
 */
export function LayerStack({ layers }: { readonly layers: readonly LayerPlace[] }) {
  const collisions = findCollisions(layers);
  const stacked = layers
    .filter(({ zIndex }) => zIndex !== undefined)
    .toSorted((a, b) => (b.zIndex ?? 0) - (a.zIndex ?? 0));
  return (
    <div className={sample.sample}>
      <ol className={styles.stack}>
        {stacked.map(({ name, zIndex }, index) => (
          <li
            key={name}
            className={styles.plate}
            data-collides={collisions.has(name) || undefined}
            style={{ marginLeft: `${index * 12}px`, zIndex: stacked.length - index }}
          >
            <span>{name}</span>
            <span className={styles.place}>{zIndex}</span>
            {collisions.has(name) && (
              <span className={styles.note}>
                <Trans>
                  Same z-index as {collisions.get(name)?.join(", ")}. The one later in the page is
                  on top.
                </Trans>
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
