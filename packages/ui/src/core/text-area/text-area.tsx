import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type ComponentPropsWithRef, type RefAttributes, useState } from "react";
import {
  Group,
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components";
import { joinClassNames, withClassName } from "../class-names.ts";
import type { LooseProps } from "../loose-props.ts";
import fieldStyles from "../field/field.module.css";
import { boxClassName, errorProps, FieldFrame, hasErrorMessage } from "../field/field-frame.tsx";
import { type FieldLook, type FieldTexts, splitField } from "../field/field-texts.ts";
import { CharacterCount } from "./character-count.tsx";
import { countCharacters } from "./count-characters.ts";
import styles from "./text-area.module.css";

/** The props of a text area; the ref is the `textarea`'s, so that a form can focus it. */
export type TextAreaProps = LooseProps<
  Omit<AriaTextFieldProps, "children" | "type" | "pattern" | "maxLength">
> &
  RefAttributes<HTMLTextAreaElement> &
  FieldTexts &
  Pick<FieldLook, "isMono"> & {
    readonly placeholder?: string | undefined;
    /** The minimum number of visible lines. */
    readonly rows?: number | undefined;
    /** The number of lines up to which it grows; its height is fixed when absent. */
    readonly maxRows?: number | undefined;
    /**
     * The maximum number of characters, as `count` counts them. A longer text is preserved and
     * marked as too long, so that nothing pasted is lost.
     */
    readonly maxLength?: number | undefined;
    /** Another way to count characters, when the receiver of the text counts differently. */
    readonly count?: ((text: string) => number) | undefined;
    /** More attributes of the `textarea` itself. */
    readonly inputProps?:
      | Omit<ComponentPropsWithRef<typeof AriaTextArea>, "ref" | "rows">
      | undefined;
  };

/** Several lines of text with their label, hint, error and optional character count. */
export function TextArea(props: TextAreaProps) {
  const { texts, look, rest: field } = splitField(props);
  const {
    ref,
    className,
    placeholder,
    rows = 4,
    maxRows = rows,
    maxLength,
    count = countCharacters,
    inputProps,
    ...rest
  } = field;
  const { errorMessage } = texts;
  const { t } = useLingui();
  const [ownText, setOwnText] = useState(rest.defaultValue ?? "");
  const text = rest.value ?? ownText;
  const used = maxLength === undefined ? 0 : count(text);
  const over = maxLength === undefined ? 0 : used - maxLength;
  const tooLong = t`Shorten the text by ${plural(over, { one: "# character", other: "# characters" })}.`;
  const shownError = hasErrorMessage(errorMessage) || over <= 0 ? errorMessage : tooLong;
  return (
    <AriaTextField
      {...errorProps(shownError)}
      {...rest}
      value={text}
      onChange={(changed) => {
        setOwnText(changed);
        rest.onChange?.(changed);
      }}
      className={withClassName(className, fieldStyles.field)}
    >
      <FieldFrame {...texts} errorMessage={shownError}>
        <Group className={boxClassName(look, styles.box)}>
          <span
            className={styles.text}
            data-text={text}
            style={{ maxHeight: `calc(${maxRows} * 1lh + 2 * var(--spacing-1-5))` }}
          >
            <AriaTextArea
              placeholder={placeholder}
              {...inputProps}
              ref={ref}
              rows={rows}
              className={joinClassNames(fieldStyles.input, styles.input)}
            />
          </span>
          {maxLength !== undefined && <CharacterCount used={used} limit={maxLength} />}
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
