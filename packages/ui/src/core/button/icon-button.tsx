import { useLingui } from "@lingui/react/macro";
import type { LucideIcon } from "lucide-react";
import type { ReactNode, RefAttributes } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { withClassName } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { LooseProps } from "../loose-props.ts";
import hiddenTextStyles from "../text/hidden-text.module.css";
import styles from "./button.module.css";
import { type ButtonLook, buttonClassNames } from "./button-look.ts";
import { handFocusOn } from "./hand-focus-on.ts";
import { type KeyShortcuts, writeButtonKeys } from "./key-shortcuts.tsx";
import { PendingText } from "./pending-text.tsx";

/** The props of an icon button; the label is its accessible name. */
export type IconButtonProps = LooseProps<Omit<AriaButtonProps, "children" | "aria-label">> &
  RefAttributes<HTMLButtonElement> &
  KeyShortcuts &
  ButtonLook & {
    readonly icon: LucideIcon;
    readonly label: string;
    /** An overlay on the icon, such as a badge. */
    readonly children?: ReactNode;
  };

/** A square button with an icon only; while pending its name contains the pending text. */
export function IconButton({
  icon,
  label,
  kind = "quiet",
  size = "m",
  className,
  children,
  ...rest
}: IconButtonProps) {
  const { t } = useLingui();
  return (
    <AriaButton
      {...writeButtonKeys(rest)}
      {...rest}
      onBlur={handFocusOn(rest.onBlur)}
      aria-label={label}
      className={withClassName(className, ...buttonClassNames(kind, size), styles.square)}
    >
      <Icon icon={icon} />
      {children}
      {rest.isPending && (
        <PendingText className={hiddenTextStyles.hidden}>{t`Loading...`}</PendingText>
      )}
    </AriaButton>
  );
}
