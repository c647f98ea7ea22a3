import { Check, ChevronDown } from "lucide-react";
import type { ReactNode, RefAttributes } from "react";
import {
  type Key,
  Button,
  ListBox,
  ListBoxItem,
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from "react-aria-components";
import { joinClassNames, withClassName } from "../class-names.ts";
import fieldStyles from "../field/field.module.css";
import { FieldFrame, hasErrorMessage } from "../field/field-frame.tsx";
import type { FieldLook, FieldTexts } from "../field/field-texts.ts";
import { Icon } from "../icon/icon.tsx";
import menuStyles from "../menu/menu.module.css";
import { Floating } from "../popover/popover.tsx";
import styles from "./select.module.css";

/** One choice of a select. */
export type SelectOption<Id extends Key> = {
  readonly id: Id;
  /** What it says, and what typing finds it by. */
  readonly text: string;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
};

/** What a select takes. */
export type SelectProps<Id extends Key> = Omit<
  AriaSelectProps<SelectOption<Id>>,
  "children" | "value" | "defaultValue" | "onChange" | "onSelectionChange" | "selectedKey"
> &
  RefAttributes<HTMLDivElement> &
  FieldTexts &
  FieldLook & {
    readonly options: readonly SelectOption<Id>[];
    readonly value: Id | null;
    readonly onChange: (id: Id) => void;
  };

/** One choice of a list that opens below. */
export function Select<Id extends Key>(props: SelectProps<Id>) {
  const { label, description, errorMessage, size = "m", isMono = false, ...others } = props;
  const { options, value, onChange, className, ...rest } = others;
  return (
    <AriaSelect<SelectOption<Id>>
      validationBehavior="aria"
      isInvalid={hasErrorMessage(errorMessage)}
      {...rest}
      value={value}
      onChange={(key) => {
        const chosen = options.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      className={withClassName(className, fieldStyles["field"])}
    >
      <FieldFrame label={label} description={description} errorMessage={errorMessage}>
        <Button
          className={joinClassNames(
            fieldStyles["box"],
            size === "l" && fieldStyles["l"],
            isMono && fieldStyles["mono"],
            styles["button"],
          )}
        >
          <SelectValue<SelectOption<Id>> className={joinClassNames(styles["value"])}>
            {({ selectedItem, defaultChildren }) => selectedItem?.text ?? defaultChildren}
          </SelectValue>
          <Icon icon={ChevronDown} sizePx={12} />
        </Button>
      </FieldFrame>
      <Floating className={joinClassNames(styles["list"])}>
        <ListBox items={options} className={joinClassNames(menuStyles["menu"])}>
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.text}
              isDisabled={option.isDisabled ?? false}
              className={joinClassNames(menuStyles["item"])}
            >
              {({ isSelected }) => (
                <>
                  <span className={menuStyles["text"]}>
                    {option.text}
                    {option.description !== undefined && (
                      <span className={menuStyles["description"]}>{option.description}</span>
                    )}
                  </span>
                  {isSelected && <Icon icon={Check} />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Floating>
    </AriaSelect>
  );
}
