import { useLingui } from "@lingui/react/macro";
import type { ReactNode, RefAttributes } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { withClassName } from "../class-names.ts";
import styles from "./button.module.css";
import { type ButtonLook, buttonClassNames } from "./button-look.ts";
import { handFocusOn } from "./hand-focus-on.ts";

/** What a button takes. */
export type ButtonProps = Omit<AriaButtonProps, "children"> &
  RefAttributes<HTMLButtonElement> &
  ButtonLook & {
    readonly children?: ReactNode;
    /** What it says while pending; 'Loading...' where nothing is given. */
    readonly pendingText?: string;
  };

/** A button with a text; while pending it keeps its width, its focus, and refuses presses. */
export function Button({
  kind = "outlined",
  size = "m",
  className,
  children,
  pendingText,
  ...rest
}: ButtonProps) {
  const { t } = useLingui();
  return (
    <AriaButton
      {...rest}
      onBlur={handFocusOn(rest.onBlur)}
      className={withClassName(className, ...buttonClassNames(kind, size))}
    >
      <span className={styles["content"]}>{children}</span>
      {rest.isPending && <span className={styles["pending"]}>{pendingText ?? t`Loading...`}</span>}
    </AriaButton>
  );
}
