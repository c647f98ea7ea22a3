import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@tessera/ui";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { MoveButtons, type MoveProps } from "#editor/fields/move-buttons.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./step-list.module.css";

type StepButtonsProps = MoveProps & {
  readonly name: string;
  readonly tools: ReactNode;
  readonly onRemove: () => void;
};

/**
 * Shows the buttons that move and remove a step, for users who may edit; the last step cannot be
 * removed.
 */
export function StepButtons({ name, tools, onRemove, ...move }: StepButtonsProps) {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const { place } = move;
  if (!canEdit) return null;
  return (
    <span className={styles.buttons}>
      {tools}
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
