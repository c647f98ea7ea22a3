import { useEffect, useRef } from "react";
import { Icon } from "../icon/icon.tsx";
import { KeyboardKeys } from "../keyboard-key/keyboard-keys.tsx";
import type { Command } from "./command.ts";
import styles from "./command-palette.module.css";

type CommandItemProps = {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
};

/** A command of the list. */
export function CommandItem({ id, command, isActive, onPoint, onChoose }: CommandItemProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  const { icon, title, shortcut = isActive ? "Enter" : undefined } = command;
  return (
    // oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role -- the field keeps the focus and handles the keys
    <div
      ref={ref}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.item}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {icon && <Icon icon={icon} />}
      <span className={styles.title}>{title}</span>
      {shortcut !== undefined && <KeyboardKeys shortcut={shortcut} />}
    </div>
  );
}
