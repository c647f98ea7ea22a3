import { useId } from "react";
import { FieldErrorContext, type Key, LabelContext, TextContext } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import fieldStyles from "../field/field.module.css";
import { FieldFrame, hasErrorMessage } from "../field/field-frame.tsx";
import { splitField } from "../field/field-texts.ts";
import type { SelectProps } from "./select.tsx";
import { SelectButton } from "./select-button.tsx";
import { listChoices } from "./select-option.ts";
import styles from "./select.module.css";

/** A select without its list: it looks and reads like one whose list is closed. */
export function ClosedSelect<Id extends Key>(props: SelectProps<Id>) {
  const { texts, look, rest: field } = splitField(props);
  const {
    ref,
    options,
    value,
    onChange: _onChange,
    placeholder,
    isDisabled,
    isRequired,
    defaultOpen: _defaultOpen,
    className,
    "aria-label": ariaLabel,
    "aria-labelledby": ariaLabelledBy,
    ...rest
  } = field;
  const { label, description, errorMessage } = texts;
  const id = useId();
  const ids = { value: `${id}-value`, label: `${id}-label`, button: `${id}-button` };
  const slots = {
    description: { id: `${id}-description` },
    errorMessage: { id: `${id}-error` },
  };
  const chosen = listChoices(options).find((option) => option.id === value);
  const isInvalid = hasErrorMessage(errorMessage);
  const name =
    ariaLabelledBy ?? (label === undefined ? ariaLabel !== undefined && ids.button : ids.label);
  const notes = joinClassNames(
    description !== undefined && slots.description.id,
    isInvalid && slots.errorMessage.id,
  );
  return (
    <div
      {...rest}
      className={joinClassNames(fieldStyles.field, className)}
      data-required={isRequired || undefined}
    >
      <LabelContext
        value={{
          id: ids.label,
          elementType: "span",
          onClick: () => document.getElementById(ids.button)?.focus(),
        }}
      >
        <TextContext value={{ slots }}>
          <FieldErrorContext value={{ ...noErrors, isInvalid }}>
            <FieldFrame {...texts}>
              <SelectButton
                ref={ref}
                // The buttons around it, such as those of a calendar, have their own context.
                slot={null}
                id={ids.button}
                {...look}
                isInvalid={isInvalid}
                isDisabled={isDisabled}
                aria-haspopup="listbox"
                aria-expanded={false}
                aria-label={ariaLabel}
                aria-labelledby={joinClassNames(ids.value, name)}
                aria-describedby={notes || undefined}
              >
                <span
                  id={ids.value}
                  className={styles.value}
                  data-placeholder={chosen ? undefined : true}
                >
                  {chosen?.text ?? placeholder}
                </span>
              </SelectButton>
            </FieldFrame>
          </FieldErrorContext>
        </TextContext>
      </LabelContext>
    </div>
  );
}

const noErrors = { validationErrors: [], validationDetails: {} as ValidityState };
