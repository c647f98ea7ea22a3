import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { Button } from "../button/button.tsx";
import { DialogActions } from "../dialog/dialog-actions.tsx";
import { defaultFilterValues } from "./default-filter-values.ts";
import { FilterControl } from "./filter-control.tsx";
import type { FilterField, FilterValues } from "./filter-field.ts";
import styles from "./filter-form.module.css";
import { findInvalidFilters } from "./find-invalid-filters.ts";

type FilterFormProps<Row extends object> = {
  readonly fields: readonly FilterField<Row>[];
  readonly values: FilterValues;
  readonly onApply: (values: FilterValues) => boolean;
  readonly applyText: string;
  readonly cancelText: string;
};

/** A field for every filter; typed values take effect when applied. */
export function FilterForm<Row extends object>(props: FilterFormProps<Row>) {
  const { fields, values, onApply, applyText, cancelText } = props;
  const { t } = useLingui();
  const [given, setGiven] = useState(values);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [resets, setResets] = useState(0);

  function give(next: FilterValues): void {
    setGiven(next);
    setRefused([]);
  }

  function reset(): void {
    give(defaultFilterValues(fields));
    // Also clears incomplete input.
    setResets(resets + 1);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!onApply(given)) setRefused(findInvalidFilters(fields, given));
  }

  return (
    <form onSubmit={submit} noValidate>
      {fields.map((field) => (
        <FilterControl
          key={`${field.name} ${resets}`}
          field={field}
          value={given[field.name]}
          isRefused={refused.includes(field.name)}
          onChange={(value) => give({ ...given, [field.name]: value })}
        />
      ))}
      <DialogActions>
        <Button kind="quiet" className={styles.reset} onPress={reset}>
          {t`Reset`}
        </Button>
        <Button slot="close">{cancelText}</Button>
        <Button type="submit" kind="ink">
          {applyText}
        </Button>
      </DialogActions>
    </form>
  );
}
