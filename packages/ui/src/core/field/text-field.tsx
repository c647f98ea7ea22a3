import type { ComponentPropsWithRef, ReactNode, RefAttributes } from "react";
import {
  Group,
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components";
import { withClassName } from "../class-names.ts";
import type { LooseProps } from "../loose-props.ts";
import styles from "./field.module.css";
import { boxClassName, errorProps, FieldFrame } from "./field-frame.tsx";
import { type FieldLook, type FieldTexts, splitField } from "./field-texts.ts";

/** The props of a text field; the ref is the input's, so that a form can focus it. */
export type TextFieldProps = LooseProps<Omit<AriaTextFieldProps, "children">> &
  RefAttributes<HTMLInputElement> &
  FieldTexts &
  FieldLook & {
    readonly placeholder?: string | undefined;
    /** Content of the box before the text: an icon, a swatch. */
    readonly leading?: ReactNode;
    /** Content of the box after the text: a unit. */
    readonly unit?: ReactNode;
    /** A control at the end of the box, at most 24 px high. */
    readonly trailing?: ReactNode;
    /** More attributes of the input itself. */
    readonly inputProps?: Omit<ComponentPropsWithRef<typeof Input>, "ref"> | undefined;
  };

/** A line of text with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { texts, look, rest } = splitField(props);
  const { ref, placeholder, leading, unit, trailing, inputProps, className, ...field } = rest;
  return (
    <AriaTextField
      {...errorProps(texts.errorMessage)}
      {...field}
      className={withClassName(className, styles.field)}
    >
      <FieldFrame {...texts}>
        <Group className={boxClassName(look)}>
          {leading !== undefined && <span className={styles.leading}>{leading}</span>}
          <Input placeholder={placeholder} {...inputProps} ref={ref} className={styles.input} />
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
          {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
