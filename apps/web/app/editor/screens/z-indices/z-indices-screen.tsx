import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type Design, recipeLimits, tokenPath, zIndexLayers } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { RecipeNumberField } from "#editor/fields/recipe-number-field.tsx";
import { TokenRows } from "#editor/fields/token-rows.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { findCollisions, type LayerPlace } from "./find-collisions.ts";
import { LayerOrder } from "./layer-order.tsx";
import { Tag } from "@tessera/ui";
import sample from "#editor/preview/sample.module.css";
import styles from "./layer-stack.module.css";

/** The screen of a page's layers: their order, their distance, and each number to pin. */
export default function ZIndicesScreen() {
  const { t } = useLingui();
  const layers = useDesign(layersOf);
  const count = findCollisions(layers).size;
  return (
    <CategoryScreen
      title={<Trans>Z-index</Trans>}
      summary={count > 0 && <CollisionTag count={count} />}
      sample={<LayerStack layers={layers} />}
      sampleLabel={t`Layers on top of each other`}
    >
      <Section title={<Trans>Generated from</Trans>}>
        <RecipeNumberField path="zIndex/step" range={{ ...recipeLimits.zIndex.step, max: 1000 }} />
        <LayerOrder />
      </Section>
      <Section title={<Trans>Tokens</Trans>}>
        <TokenRows includes={(path) => path.startsWith("z-index.")} />
      </Section>
    </CategoryScreen>
  );
}

function layersOf(set: Design): readonly LayerPlace[] {
  const values = set.valuesIn();
  return zIndexLayers.map((name) => {
    const value = values.get(tokenPath(`z-index.${name}`));
    return { name, zIndex: value?.type === "number" ? value.value : undefined };
  });
}

/** Shows how many layers share their number with another one. */
function CollisionTag({ count }: { readonly count: number }) {
  return (
    <Tag kind="danger">
      <Plural value={count} one="# layer collides" other="# layers collide" />
    </Tag>
  );
}

/**
 * Shows the layers as stacked plates, the highest in front, and marks layers with the same number.
 */
function LayerStack({ layers }: { readonly layers: readonly LayerPlace[] }) {
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
