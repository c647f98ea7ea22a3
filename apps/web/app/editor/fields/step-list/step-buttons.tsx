import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@tessera/ui";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./step-list.module.css";

/** Whether a step is the first or the last of its list. */
export type StepPlace = { readonly isFirst: boolean; readonly isLast: boolean };

type StepButtonsProps = {
  readonly name: string;
  readonly place: StepPlace;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
};

/**
 * Shows the buttons that move and remove a step, for users who may edit; the last step cannot be
 * removed.
 */
export function StepButtons({ name, place, onMove, onRemove }: StepButtonsProps) {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  if (!canEdit) return null;
  return (
    <span className={styles.buttons}>
      <IconButton
        size="s"
        icon={ArrowUp}
        data-move="up"
        label={t`Move ${name} up`}
        isDisabled={place.isFirst}
        onPress={() => onMove(-1)}
      />
      <IconButton
        size="s"
        icon={ArrowDown}
        data-move="down"
        label={t`Move ${name} down`}
        isDisabled={place.isLast}
        onPress={() => onMove(1)}
      />
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
