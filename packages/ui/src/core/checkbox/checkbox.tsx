import { Check, Minus, TriangleAlert } from "lucide-react";
import { type ReactNode, type RefAttributes, useId } from "react";
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from "react-aria-components";
import { withClassName } from "../class-names.ts";
import fieldStyles from "../field/field.module.css";
import { hasErrorMessage } from "../field/field-frame.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./checkbox.module.css";

/** What a checkbox takes; the ref is the input's, so that a form can focus it. */
export type CheckboxProps = Omit<AriaCheckboxProps, "children" | "inputRef"> &
  RefAttributes<HTMLInputElement> & {
    readonly children: ReactNode;
    readonly errorMessage?: ReactNode;
  };

/** A square to tick, with its text as the target too. */
export function Checkbox({ ref, children, errorMessage, className, ...rest }: CheckboxProps) {
  const id = useId();
  const isInvalid = hasErrorMessage(errorMessage);
  return (
    <div className={styles["field"]}>
      <AriaCheckbox
        validationBehavior="aria"
        isInvalid={isInvalid}
        {...(isInvalid && { "aria-describedby": id })}
        {...rest}
        {...(ref && { inputRef: ref })}
        className={withClassName(className, styles["checkbox"])}
      >
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={styles["tile"]}>
              {isSelected && !isIndeterminate && <Icon icon={Check} sizePx={12} />}
              {isIndeterminate && <Icon icon={Minus} sizePx={12} />}
            </span>
            <span>{children}</span>
          </>
        )}
      </AriaCheckbox>
      {isInvalid && (
        <span id={id} className={fieldStyles["error"]}>
          <Icon icon={TriangleAlert} />
          <span>{errorMessage}</span>
        </span>
      )}
    </div>
  );
}
