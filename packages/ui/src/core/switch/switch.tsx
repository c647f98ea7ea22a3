import type { ReactNode, RefAttributes } from "react";
import {
  SwitchButton,
  SwitchField,
  type SwitchFieldProps as AriaSwitchFieldProps,
} from "react-aria-components";
import { joinClassNames, withClassName } from "../class-names.ts";
import fieldStyles from "../field/field.module.css";
import { errorProps, FieldMessages } from "../field/field-frame.tsx";
import type { FieldTexts } from "../field/field-texts.ts";
import type { LooseProps } from "../loose-props.ts";
import styles from "./switch.module.css";

/** The props of a switch; the ref is the input's, so that a form can focus it. */
export type SwitchProps = LooseProps<Omit<AriaSwitchFieldProps, "children" | "inputRef">> &
  RefAttributes<HTMLInputElement> &
  Pick<FieldTexts, "description" | "errorMessage"> & { readonly children: ReactNode };

/** Turns something on or off at once; its whole row is the target. */
export function Switch(props: SwitchProps) {
  const { ref, children, description, errorMessage, className, ...rest } = props;
  return (
    <SwitchField
      {...errorProps(errorMessage)}
      {...rest}
      inputRef={ref}
      className={withClassName(className, fieldStyles.field)}
    >
      <SwitchButton className={joinClassNames(fieldStyles.choice, styles.row)}>
        <span className={styles.text}>{children}</span>
        <span className={styles.track}>
          <span className={styles.knob} />
        </span>
      </SwitchButton>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </SwitchField>
  );
}
