import { useLingui } from "@lingui/react/macro";
import type { ReactNode, RefAttributes } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { withClassName } from "../class-names.ts";
import type { LooseProps } from "../loose-props.ts";
import styles from "./button.module.css";
import { type ButtonLook, buttonClassNames } from "./button-look.ts";
import { handFocusOn } from "./hand-focus-on.ts";
import { type KeyShortcuts, writeButtonKeys } from "./key-shortcuts.tsx";
import { PendingText } from "./pending-text.tsx";

/** The props of a button. */
export type ButtonProps = LooseProps<Omit<AriaButtonProps, "children">> &
  RefAttributes<HTMLButtonElement> &
  KeyShortcuts &
  ButtonLook & {
    readonly children?: ReactNode;
    /** The text while pending; defaults to 'Loading...'. */
    readonly pendingText?: string | undefined;
  };

/**
 * A button with a text; while pending it keeps its focus and ignores clicks. A button with a
 * pending state reserves the width for it.
 */
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
      <span className={styles.content}>{children}</span>
      {rest.isPending && <PendingText className={styles.pending}>{waiting}</PendingText>}
    </AriaButton>
  );
}
