import { Trans } from "@lingui/react/macro";
import { changeDecision } from "@tessera/engine";
import { Text } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { MoveButtons } from "#editor/fields/step-list/step-buttons.tsx";
import { swap } from "#editor/fields/step-list/use-step-changes.ts";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./layer-order.module.css";

const path = "zIndex/order";

/**
 * Lists the raised layers from highest to lowest; a user who may edit can swap each with its
 * neighbor.
 */
export function LayerOrder() {
  const { canEdit } = useOpenProject();
  const edit = useEdit();
  const order = useDesign(({ recipe }) => recipe.zIndex.order.toReversed());

  function move(index: number, by: 1 | -1, button: Element) {
    const moved = swap(order, index, by).toReversed();
    edit(path, ({ recipe }) => changeDecision(recipe, path, moved));
    if (!order[index + 2 * by]) focusOtherButton(button);
  }

  return (
    <>
      <Text as="span" size="label" tone="muted">
        <Trans>Order, top first</Trans>
      </Text>
      <ol className={styles.layers}>
        {order.map((layer, index) => (
          <li key={layer} className={styles.layer}>
            <span>{layer}</span>
            {canEdit && (
              <MoveButtons
                name={layer}
                place={{ isFirst: index === 0, isLast: index === order.length - 1 }}
                onMove={(by, button) => move(index, by, button)}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Moves the focus to the button of the opposite direction when a layer is at an end. */
function focusOtherButton(button: Element) {
  const other = button.nextElementSibling ?? button.previousElementSibling;
  if (other instanceof HTMLElement) other.focus();
}
