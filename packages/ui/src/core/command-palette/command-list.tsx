import { useEffect, useId, useRef } from "react";
import { Icon } from "../icon/icon.tsx";
import { KeyboardKeys } from "../keyboard-key/keyboard-keys.tsx";
import type { Command, CommandGroup } from "./command.ts";
import styles from "./command-palette.module.css";

/** The props of a group of the list. */
export type CommandListGroupProps<Given extends Command> = {
  readonly group: CommandGroup<Given>;
  readonly activeId: string | undefined;
  /** Returns the element id of a command. */
  readonly elementIdOf: (commandId: string) => string;
  readonly onPoint: (commandId: string) => void;
  readonly onChoose: (command: Given) => void;
};

/** A heading with its commands. */
export function CommandListGroup<Given extends Command>({
  group,
  activeId,
  elementIdOf,
  onPoint,
  onChoose,
}: CommandListGroupProps<Given>) {
  const headingId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the only group that a listbox allows
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className={styles.heading}>
        {group.title}
      </div>
      {group.commands.map((command) => (
        <CommandItem
          key={command.id}
          id={elementIdOf(command.id)}
          command={command}
          isActive={command.id === activeId}
          onPoint={() => onPoint(command.id)}
          onChoose={() => onChoose(command)}
        />
      ))}
    </div>
  );
}

type CommandItemProps = {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
};

function CommandItem({ id, command, isActive, onPoint, onChoose }: CommandItemProps) {
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
