import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  type Design,
  recipeLimits,
  tokenPath,
  zIndexLayers,
  changeDecision,
} from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { RecipeNumberField } from "#editor/fields/recipe-number-field.tsx";
import { ResetButton } from "#editor/fields/reset-button.tsx";
import { TokenField } from "#editor/fields/token-field.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { findCollisions, type LayerPlace } from "./find-collisions.ts";
import { Tag } from "@tessera/ui";
import type { ReactNode } from "react";
import sample from "#editor/preview/sample.module.css";
import styles from "./layer-stack.module.css";
import { MoveButtons, swap } from "#editor/fields/move-buttons.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";

/** The screen of a page's layers: their order, their distance, and each number to pin. */
export default function ZIndicesScreen() {
  const { t } = useLingui();
  const layers = useDesign(layersOf);
  const count = findCollisions(layers).size;
  return (
    <CategoryScreen
      title={t`Z-indices`}
      summary={count > 0 && <CollisionTag count={count} />}
      sample={<LayerStack layers={layers} />}
      sampleLabel={t`Layers on top of each other`}
    >
      <Section title={t`Generated from`}>
        <RecipeNumberField path="zIndex/step" range={{ ...recipeLimits.zIndex.step, max: 1000 }} />
      </Section>
      <Section title={t`Layers`} aside={t`Order, top first`}>
        <LayerTable />
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

const path = "zIndex/order";

/** Lists the layers from highest to lowest; a user who may edit can swap raised ones, and pin a number. */
function LayerTable() {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const edit = useEdit();
  const order = useDesign(({ recipe }) => recipe.zIndex.order.toReversed());
  const others = zIndexLayers.filter((name) => !order.some((layer) => layer === name));

  function move(index: number, by: 1 | -1, button: Element) {
    const moved = swap(order, index, by).toReversed();
    edit(path, ({ recipe }) => changeDecision(recipe, path, moved));
    if (!order[index + 2 * by]) focusOtherButton(button);
  }

  return (
    <ol className={styles.layers}>
      {order.map((layer, index) => (
        <LayerRow key={layer} name={layer}>
          {canEdit && (
            <MoveButtons
              upLabel={t`Move ${layer} up`}
              downLabel={t`Move ${layer} down`}
              place={{ isFirst: index === 0, isLast: index === order.length - 1 }}
              onMove={(by, button) => move(index, by, button)}
            />
          )}
        </LayerRow>
      ))}
      {others.toReversed().map((name) => (
        <LayerRow key={name} name={name} />
      ))}
    </ol>
  );
}

/** Shows a layer: its name, its number, and its buttons. */
function LayerRow({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  const token = useDesign(({ tokens }) => tokens.get(tokenPath(`z-index.${name}`)));
  return (
    <li className={styles.layer}>
      <span className={styles.name}>{name}</span>
      {token && <TokenField token={token} modes={{}} isLong={false} />}
      <span className={styles.tools}>
        {token?.pinned && <ResetButton token={token} />}
        {children}
      </span>
    </li>
  );
}

/** Moves the focus to the button of the opposite direction when a layer is at an end. */
function focusOtherButton(button: Element) {
  const other = button.nextElementSibling ?? button.previousElementSibling;
  if (other instanceof HTMLElement) other.focus();
}
