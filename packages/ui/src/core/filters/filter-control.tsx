import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { DateField } from "../date-field/date-field.tsx";
import { TextField } from "../field/text-field.tsx";
import { Icon } from "../icon/icon.tsx";
import { Select } from "../select/select.tsx";
import type { SelectOption } from "../select/select-option.ts";
import { Switch } from "../switch/switch.tsx";
import type { FilterField, FilterValue, SortOrder } from "./filter-field.ts";

type FilterControlProps<Row extends object> = {
  readonly field: FilterField<Row>;
  readonly value: FilterValue | undefined;
  /** True when the value was refused. */
  readonly isRefused: boolean;
  readonly onChange: (value: FilterValue) => void;
};

/** The control of a filter, by its type. */
export function FilterControl<Row extends object>(props: FilterControlProps<Row>) {
  const { field, value, isRefused, onChange } = props;
  const { t } = useLingui();
  const { label } = field;
  switch (field.type) {
    case "select":
    case "sort":
      return <ChoiceControl {...props} field={field} />;
    case "switch":
      return (
        <Switch isSelected={value === true} onChange={onChange}>
          {label}
        </Switch>
      );
    case "date":
      return (
        <DateField
          label={label}
          value={isRefused || typeof value !== "string" ? null : value}
          onChange={onChange}
          errorMessage={isRefused ? t`Enter a valid date.` : undefined}
        />
      );
    case "input":
    case "search":
      return (
        <TextField
          label={label}
          autoComplete="off"
          type={field.type === "search" ? "search" : "text"}
          leading={field.type === "search" ? <Icon icon={Search} /> : undefined}
          placeholder={field.placeholder}
          value={String(value ?? "")}
          onChange={onChange}
        />
      );
  }
}

type ChoiceField<Row extends object> = Extract<FilterField<Row>, { type: "select" | "sort" }>;

/** A list whose first choice is none; otherwise a choice could not be cleared. */
function ChoiceControl<Row extends object>({
  field,
  value,
  isRefused,
  onChange,
}: FilterControlProps<Row> & { readonly field: ChoiceField<Row> }) {
  const { t } = useLingui();
  const orders: readonly SelectOption<SortOrder>[] = [
    { id: "asc", text: t`A to Z` },
    { id: "desc", text: t`Z to A` },
  ];
  const none = field.placeholder ?? (field.type === "sort" ? t`Default order` : t`Any`);
  return (
    <Select<string | number>
      label={field.label}
      options={[{ id: "", text: none }, ...(field.options ?? orders)]}
      value={typeof value === "string" || typeof value === "number" ? value : ""}
      onChange={onChange}
      errorMessage={isRefused ? t`Choose one from the list.` : undefined}
    />
  );
}
