import { ChevronDown } from "lucide-react";
import type { ReactNode, RefAttributes } from "react";
import { Button, type ButtonProps } from "react-aria-components";
import { boxClassName } from "../field/field-frame.tsx";
import type { FieldLook } from "../field/field-texts.ts";
import { Icon } from "../icon/icon.tsx";
import type { LooseProps } from "../loose-props.ts";
import styles from "./select.module.css";

type SelectButtonProps = LooseProps<Omit<ButtonProps, "className">> &
  RefAttributes<HTMLButtonElement> &
  FieldLook & { readonly isInvalid: boolean; readonly children: ReactNode };

/** The button of a select, with its value. */
export function SelectButton({ size, isMono, isInvalid, children, ...rest }: SelectButtonProps) {
  return (
    <Button
      {...rest}
      data-invalid={isInvalid ? "" : undefined}
      className={boxClassName({ size, isMono }, styles.button)}
    >
      {children}
      <Icon icon={ChevronDown} sizePx={12} />
    </Button>
  );
}
