import { useLingui } from "@lingui/react/macro";
import type { RefAttributes } from "react";
import type { Key, SelectProps as AriaSelectProps } from "react-aria-components";
import { LazyPopup } from "../lazy-popup/lazy-popup.tsx";
import { popupPart } from "../../lazy-part/popup-part.ts";
import type { FieldLook, FieldTexts } from "../field/field-texts.ts";
import type { LooseProps } from "../loose-props.ts";
import { ClosedSelect } from "./closed-select.tsx";
import type { SelectGroup, SelectOption } from "./select-option.ts";

type AriaProps =
  | "aria-label"
  | "aria-labelledby"
  | "placeholder"
  | "isDisabled"
  | "isRequired"
  | "defaultOpen";

/** The props of a select; the ref is its button's, so that a form can focus it. */
export type SelectProps<Id extends Key> = LooseProps<
  Pick<AriaSelectProps<SelectOption<Id>>, AriaProps>
> &
  RefAttributes<HTMLButtonElement> &
  FieldTexts &
  FieldLook & {
    readonly className?: string | undefined;
    readonly options: readonly (SelectOption<Id> | SelectGroup<Id>)[];
    /** Null shows the placeholder. */
    readonly value: Id | null;
    readonly onChange: (id: Id) => void;
  };

const openable = popupPart(() => import("./openable-select.tsx"));

/** A choice from a list that opens below. */
export function Select<Id extends Key>({ placeholder, ...rest }: SelectProps<Id>) {
  const { t } = useLingui();
  const props = { placeholder: placeholder ?? t`Select an item`, ...rest };
  return (
    <LazyPopup
      part={openable}
      isOpenAtStart={rest.defaultOpen}
      trigger={<ClosedSelect {...props} />}
    >
      {({ OpenableSelect }) => <OpenableSelect {...props} />}
    </LazyPopup>
  );
}
