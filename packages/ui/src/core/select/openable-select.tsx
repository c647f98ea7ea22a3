import { type Key, Select as AriaSelect, SelectValue } from "react-aria-components";
import { withClassName } from "../class-names.ts";
import fieldStyles from "../field/field.module.css";
import { errorProps, FieldFrame } from "../field/field-frame.tsx";
import { splitField } from "../field/field-texts.ts";
import { Floating } from "../popover/popover.tsx";
import type { SelectProps } from "./select.tsx";
import { SelectButton } from "./select-button.tsx";
import { SelectList } from "./select-list.tsx";
import { listChoices, type SelectOption } from "./select-option.ts";
import styles from "./select.module.css";

/** A select with its list. */
export function OpenableSelect<Id extends Key>(props: SelectProps<Id>) {
  const { texts, look, rest: field } = splitField(props);
  const { ref, options, value, onChange, className, ...rest } = field;
  const choices = listChoices(options);
  return (
    <AriaSelect<SelectOption<Id>>
      {...errorProps(texts.errorMessage)}
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
          <FieldFrame {...texts}>
            <SelectButton ref={ref} {...look} isInvalid={isInvalid}>
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
