import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@tessera/ui";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./step-list.module.css";

/** Whether a step is the first or the last of its list. */
export type StepPlace = { readonly isFirst: boolean; readonly isLast: boolean };

type MoveProps = {
  readonly place: StepPlace;
  readonly onMove: (by: 1 | -1, button: Element) => void;
};

type MoveButtonsProps = MoveProps & { readonly upLabel: string; readonly downLabel: string };

/** Shows the buttons that move an item of a list up (-1) and down (1). */
export function MoveButtons({ upLabel, downLabel, place, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        size="s"
        icon={ArrowUp}
        data-move="up"
        label={upLabel}
        isDisabled={place.isFirst}
        onPress={({ target }) => onMove(-1, target)}
      />
      <IconButton
        size="s"
        icon={ArrowDown}
        data-move="down"
        label={downLabel}
        isDisabled={place.isLast}
        onPress={({ target }) => onMove(1, target)}
      />
    </>
  );
}

type StepButtonsProps = MoveProps & { readonly name: string; readonly onRemove: () => void };

/**
 * Shows the buttons that move and remove a step, for users who may edit; the last step cannot be
 * removed.
 */
export function StepButtons({ name, onRemove, ...move }: StepButtonsProps) {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const { place } = move;
  if (!canEdit) return null;
  return (
    <span className={styles.buttons}>
      <MoveButtons {...move} upLabel={t`Move ${name} up`} downLabel={t`Move ${name} down`} />
      <IconButton
        size="s"
        icon={X}
        label={t`Remove ${name}`}
        isDisabled={place.isFirst && place.isLast}
        onPress={onRemove}
      />
    </span>
  );
}
