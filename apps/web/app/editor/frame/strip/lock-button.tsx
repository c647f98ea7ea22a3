import { useLingui } from "@lingui/react/macro";
import { Icon } from "@tessera/ui";
import { Lock, LockOpen } from "lucide-react";
import { Button } from "react-aria-components";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useStore } from "#store/use-store.ts";
import { locksOf, toggleLock } from "./locks.ts";
import styles from "./recipe-strip.module.css";
import type { StripTileRow } from "./strip-tiles.ts";

/** Locks a decision of the open project, which a shuffle then leaves unchanged. */
export function LockButton({ id, name }: Pick<StripTileRow, "id" | "name">) {
  const { project } = useOpenProject();
  const isLocked = useStore(locksOf(project.id)).has(id);
  return <LockToggle name={name} isLocked={isLocked} onPress={() => toggleLock(project.id, id)} />;
}

type LockToggleProps = Pick<StripTileRow, "name"> & {
  readonly isLocked: boolean;
  readonly onPress: () => void;
};

/** The lock of a decision, closed or open. */
export function LockToggle({ name, isLocked, onPress }: LockToggleProps) {
  const { t, i18n } = useLingui();
  const decision = i18n._(name);
  return (
    <Button
      aria-label={t`Lock: ${decision}`}
      aria-pressed={isLocked}
      onPress={onPress}
      className={styles.lock ?? ""}
    >
      <Icon icon={isLocked ? Lock : LockOpen} sizePx={12} />
    </Button>
  );
}
