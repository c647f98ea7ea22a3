import { Check, Minus } from "lucide-react";
import type { ReactNode, RefAttributes } from "react";
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
} from "react-aria-components";
import { joinClassNames, withClassName } from "../class-names.ts";
import fieldStyles from "../field/field.module.css";
import { errorProps, FieldMessages } from "../field/field-frame.tsx";
import type { FieldTexts } from "../field/field-texts.ts";
import { Icon } from "../icon/icon.tsx";
import type { LooseProps } from "../loose-props.ts";
import styles from "./checkbox.module.css";

/** The props of a checkbox; the ref is the input's, so that a form can focus it. */
export type CheckboxProps = LooseProps<Omit<AriaCheckboxFieldProps, "children" | "inputRef">> &
  RefAttributes<HTMLInputElement> &
  Pick<FieldTexts, "description" | "errorMessage"> & {
    /** The text; a checkbox without one needs an `aria-label`. */
    readonly children?: ReactNode;
  };

/** A checkbox whose text is part of the click target. */
export function Checkbox(props: CheckboxProps) {
  const { ref, children, description, errorMessage, className, ...rest } = props;
  return (
    <CheckboxField
      {...errorProps(errorMessage)}
      {...rest}
      inputRef={ref}
      className={withClassName(className, fieldStyles.field, styles.field)}
    >
      <CheckboxButton className={joinClassNames(fieldStyles.choice, styles.checkbox)}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={styles.tile}>
              {isSelected && !isIndeterminate && <Icon icon={Check} sizePx={12} />}
              {isIndeterminate && <Icon icon={Minus} sizePx={12} />}
            </span>
            {children !== undefined && <span className={styles.text}>{children}</span>}
          </>
        )}
      </CheckboxButton>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </CheckboxField>
  );
}
