import { type Key, Select as AriaSelect, SelectValue } from "react-aria-components";
import { withClassName } from "../class-names.ts";
import fieldStyles from "../field/field.module.css";
import { FieldFrame, hasErrorMessage } from "../field/field-frame.tsx";
import { Floating } from "../popover/popover.tsx";
import type { SelectProps } from "./select.tsx";
import { SelectButton } from "./select-button.tsx";
import { SelectList } from "./select-list.tsx";
import { listChoices, type SelectOption } from "./select-option.ts";
import styles from "./select.module.css";

/** A select with its list. */
export function OpenableSelect<Id extends Key>({
  ref,
  label,
  description,
  note,
  errorMessage,
  size,
  isMono,
  options,
  value,
  onChange,
  className,
  ...rest
}: SelectProps<Id>) {
  const choices = listChoices(options);
  return (
    <AriaSelect<SelectOption<Id>>
      validationBehavior="aria"
      isInvalid={hasErrorMessage(errorMessage) || undefined}
      {...rest}
      value={value}
      onChange={(key) => {
        const chosen = choices.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      className={withClassName(className, fieldStyles.field)}
    >
      {({ isInvalid }) => (
        <>
          <FieldFrame
            label={label}
            description={description}
            note={note}
            errorMessage={errorMessage}
          >
            <SelectButton ref={ref} size={size} isMono={isMono} isInvalid={isInvalid}>
              <SelectValue<SelectOption<Id>> className={styles.value}>
                {({ defaultChildren }) =>
                  choices.find(({ id }) => id === value)?.text ?? defaultChildren
                }
              </SelectValue>
            </SelectButton>
          </FieldFrame>
          <Floating className={styles.list}>
            <SelectList options={options} />
          </Floating>
        </>
      )}
    </AriaSelect>
  );
}
