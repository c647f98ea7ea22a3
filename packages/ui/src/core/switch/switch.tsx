import type { ReactNode, RefAttributes } from "react";
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from "react-aria-components";
import { withClassName } from "../class-names.ts";
import styles from "./switch.module.css";

/** What a switch takes. */
export type SwitchProps = Omit<AriaSwitchProps, "children"> &
  RefAttributes<HTMLLabelElement> & { readonly children: ReactNode };

/** Turns something on and off at once; its whole row is the target. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={withClassName(className, styles["row"])}>
      <span className={styles["text"]}>{children}</span>
      <span className={styles["track"]}>
        <span className={styles["knob"]} />
      </span>
    </AriaSwitch>
  );
}
