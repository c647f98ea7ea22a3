import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefAttributes, use } from "react";
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  type ComboBoxProps as AriaComboBoxProps,
  Group,
  Input,
  useFilter,
} from "react-aria-components";
import { IconButton } from "../button/icon-button.tsx";
import { joinClassNames, withClassName } from "../class-names.ts";
import type { LooseProps } from "../loose-props.ts";
import fieldStyles from "../field/field.module.css";
import { boxClassName, errorProps, FieldFrame } from "../field/field-frame.tsx";
import { type FieldLook, type FieldTexts, splitField } from "../field/field-texts.ts";
import { Floating } from "../popover/popover.tsx";
import selectStyles from "../select/select.module.css";
import styles from "./combobox.module.css";
import { ComboboxList, customKey } from "./combobox-list.tsx";
import type { ComboboxOption } from "./combobox-option.ts";
import { useSelectOnPress } from "./use-select-on-press.ts";
import { useTypedOption } from "./use-typed-option.ts";

/** The props of a combobox; the ref is the input's. */
export type ComboboxProps = LooseProps<
  Omit<
    AriaComboBoxProps<ComboboxOption>,
    | "children"
    | "items"
    | "defaultItems"
    | "value"
    | "defaultValue"
    | "onChange"
    | "selectedKey"
    | "defaultSelectedKey"
    | "onSelectionChange"
    | "selectionMode"
    | "inputValue"
    | "defaultInputValue"
    | "onInputChange"
  >
> &
  RefAttributes<HTMLInputElement> &
  FieldTexts &
  FieldLook & {
    readonly options: readonly ComboboxOption[];
    /** The id of an option or, where custom values are allowed, any text. */
    readonly value: string | null;
    readonly onChange: (value: string | null) => void;
    /** Called with each text of the input, to load options or to clear a message. */
    readonly onTextChange?: ((text: string) => void) | undefined;
    /** True when a text that is no option is accepted, on Enter and on blur. */
    readonly allowsCustomValue?: boolean | undefined;
    /** Returns the text of the item that offers a typed value; the default is `Use “…”`. */
    readonly describeCustom?: ((text: string) => string) | undefined;
    /** True while more options load. */
    readonly isLoading?: boolean | undefined;
    /** Shown when no option matches; the default is "No results found". */
    readonly emptyNote?: string | undefined;
    readonly placeholder?: string | undefined;
    /** Controls above the options that narrow them; typing must find the same options. */
    readonly header?: ReactNode;
  };

/** A list of options filtered by typing, by the rules of the page's language. */
export function Combobox(props: ComboboxProps) {
  const { texts, look, rest: field } = splitField(props);
  const {
    ref,
    options,
    value,
    onChange,
    allowsCustomValue = false,
    isLoading = false,
    emptyNote,
    describeCustom,
    onTextChange,
    placeholder,
    header,
    className,
    ...rest
  } = field;
  const { t } = useLingui();
  const selectOnPress = useSelectOnPress();
  const { contains } = useFilter({ sensitivity: "base" });
  const typed = useTypedOption({ options, value, onChange, onTextChange, allowsCustomValue });
  return (
    <AriaComboBox<ComboboxOption>
      {...errorProps(texts.errorMessage)}
      {...rest}
      allowsCustomValue={allowsCustomValue}
      allowsEmptyCollection
      // React Aria also filters by a text that changes with the value or with the options.
      defaultFilter={typed.isTyped ? contains : showAll}
      value={value}
      onChange={(key) => {
        if (key === customKey) typed.takeCustom();
        else typed.choose(key === null ? null : String(key));
      }}
      inputValue={typed.text}
      onInputChange={typed.edit}
      onBlur={(event) => {
        typed.leave();
        rest.onBlur?.(event);
      }}
      className={withClassName(className, fieldStyles.field)}
    >
      <FieldFrame {...texts}>
        <Group className={boxClassName(look)}>
          <Input
            ref={ref}
            placeholder={placeholder}
            onKeyDown={(event) => {
              if (isTakingText(event)) typed.commit();
              if (event.key === "Escape") typed.revert();
            }}
            {...selectOnPress}
            className={fieldStyles.input}
          />
          <span className={fieldStyles.trailing}>
            <IconButton size="s" icon={ChevronDown} label={t`Show options`} />
          </span>
        </Group>
      </FieldFrame>
      <Floating className={joinClassNames(selectStyles.list, styles.list)}>
        {header && <ComboboxHeader>{header}</ComboboxHeader>}
        <ComboboxList
          options={options}
          isLoading={isLoading}
          emptyNote={emptyNote}
          customText={typed.customText}
          describeCustom={describeCustom}
        />
      </Floating>
    </AriaComboBox>
  );
}

function showAll(): boolean {
  return true;
}

/**
 * Shows controls above the list. React Aria also renders the popup to collect its options, without a
 * state: controls must not be there.
 */
function ComboboxHeader({ children }: { readonly children: ReactNode }) {
  return use(ComboBoxStateContext) && <div className={styles.header}>{children}</div>;
}

/** Returns true when Enter commits the text itself, because no option is highlighted. */
function isTakingText({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  return key === "Enter" && !currentTarget.hasAttribute("aria-activedescendant");
}
