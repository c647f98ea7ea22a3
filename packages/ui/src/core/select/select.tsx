import { ChevronDown } from "lucide-react";
import type { RefAttributes } from "react";
import {
  type Key,
  Button,
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from "react-aria-components";
import { joinClassNames, withClassName } from "../class-names.ts";
import type { LooseProps } from "../loose-props.ts";
import fieldStyles from "../field/field.module.css";
import { FieldFrame, hasErrorMessage } from "../field/field-frame.tsx";
import type { FieldLook, FieldTexts } from "../field/field-texts.ts";
import { Icon } from "../icon/icon.tsx";
import { Floating } from "../popover/popover.tsx";
import { SelectList } from "./select-list.tsx";
import { isSelectGroup, type SelectGroup, type SelectOption } from "./select-option.ts";
import styles from "./select.module.css";

/** The props of a select; the ref is its button's, so that a form can focus it. */
export type SelectProps<Id extends Key> = LooseProps<
  Omit<
    AriaSelectProps<SelectOption<Id>>,
    "children" | "value" | "defaultValue" | "onChange" | "onSelectionChange" | "selectedKey"
  >
> &
  RefAttributes<HTMLButtonElement> &
  FieldTexts &
  FieldLook & {
    readonly options: readonly (SelectOption<Id> | SelectGroup<Id>)[];
    /** Null shows the placeholder. */
    readonly value: Id | null;
    readonly onChange: (id: Id) => void;
  };

/** A choice from a list that opens below. */
export function Select<Id extends Key>({
  ref,
  label,
  description,
  note,
  errorMessage,
  size = "m",
  isMono = false,
  options,
  value,
  onChange,
  className,
  ...rest
}: SelectProps<Id>) {
  const choices = options.flatMap((entry) => (isSelectGroup(entry) ? entry.options : [entry]));
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
            <Button
              ref={ref}
              data-invalid={isInvalid ? "" : undefined}
              className={joinClassNames(
                fieldStyles.box,
                size === "l" && fieldStyles.l,
                isMono && fieldStyles.mono,
                styles.button,
              )}
            >
              <SelectValue<SelectOption<Id>> className={styles.value}>
                {({ defaultChildren }) =>
                  choices.find(({ id }) => id === value)?.text ?? defaultChildren
                }
              </SelectValue>
              <Icon icon={ChevronDown} sizePx={12} />
            </Button>
          </FieldFrame>
          <Floating className={styles.list}>
            <SelectList options={options} />
          </Floating>
        </>
      )}
    </AriaSelect>
  );
}
