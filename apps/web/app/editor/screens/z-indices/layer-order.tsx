import { Trans, useLingui } from "@lingui/react/macro";
import { changeDecision, type RaisedLayer } from "@tessera/engine";
import { IconButton } from "@tessera/ui";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./layer-order.module.css";

const path = "zIndex/order";

/**
 * Lists the raised layers from highest to lowest; a user who may edit can swap each with its
 * neighbor.
 */
export function LayerOrder() {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const edit = useEdit();
  const order = useDesign(({ recipe }) => recipe.zIndex.order);

  function move(layer: RaisedLayer, by: 1 | -1, button: Element) {
    const index = order.indexOf(layer);
    edit(path, ({ recipe }) => changeDecision(recipe, path, swap(order, index, by)));
    if (!order[index + 2 * by]) focusOtherButton(button);
  }

  return (
    <div className={styles.order}>
      <span className={styles.label}>
        <Trans>Order, top first</Trans>
      </span>
      <ol className={styles.layers}>
        {order.toReversed().map((layer, index) => (
          <li key={layer} className={styles.layer}>
            <span>{layer}</span>
            {canEdit && (
              <>
                <IconButton
                  size="s"
                  icon={ArrowUp}
                  label={t`Move ${layer} up`}
                  isDisabled={index === 0}
                  onPress={({ target }) => move(layer, 1, target)}
                />
                <IconButton
                  size="s"
                  icon={ArrowDown}
                  label={t`Move ${layer} down`}
                  isDisabled={index === order.length - 1}
                  onPress={({ target }) => move(layer, -1, target)}
                />
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Moves the focus to the button of the opposite direction when a layer is at an end. */
function focusOtherButton(button: Element) {
  const other = button.nextElementSibling ?? button.previousElementSibling;
  if (other instanceof HTMLElement) other.focus();
}

function swap(order: readonly RaisedLayer[], index: number, by: 1 | -1): readonly RaisedLayer[] {
  const moved = order[index];
  const neighbor = order[index + by];
  if (!moved || !neighbor) return order;
  return order.with(index, neighbor).with(index + by, moved);
}
