import { useLingui } from "@lingui/react/macro";
import type { ReactNode, RefAttributes } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { withClassName } from "../class-names.ts";
import styles from "./button.module.css";
import { type ButtonLook, buttonClassNames } from "./button-look.ts";
import { handFocusOn } from "./hand-focus-on.ts";
import { type KeyShortcuts, writeButtonKeys } from "./key-shortcuts.tsx";
import { PendingText } from "./pending-text.tsx";

/** What a button takes. */
export type ButtonProps = Omit<AriaButtonProps, "children"> &
  RefAttributes<HTMLButtonElement> &
  KeyShortcuts &
  ButtonLook & {
    readonly children?: ReactNode;
    /** What it says while pending; 'Loading...' where nothing is given. */
    readonly pendingText?: string;
  };

/** A button with a text; while pending it keeps its focus and refuses presses. One that may be pending has the width for it from the start. */
export function Button({
  kind = "outlined",
  size = "m",
  className,
  children,
  pendingText,
  ...rest
}: ButtonProps) {
  const { t } = useLingui();
  const waiting = pendingText ?? t`Loading...`;
  return (
    <AriaButton
      {...writeButtonKeys(rest)}
      {...rest}
      data-pending-text={rest.isPending === undefined ? undefined : waiting}
      onBlur={handFocusOn(rest.onBlur)}
      className={withClassName(className, ...buttonClassNames(kind, size))}
    >
      <span className={styles["content"]}>{children}</span>
      {rest.isPending && <PendingText className={styles["pending"]}>{waiting}</PendingText>}
    </AriaButton>
  );
}
