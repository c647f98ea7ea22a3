import { useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, type RefAttributes, useState } from "react";
import { Button } from "../button/button.tsx";
import { DialogActions } from "../dialog/dialog-actions.tsx";
import { Dialog, type DialogProps } from "../dialog/dialog.tsx";
import { useMessageTexts } from "../dialog/use-message-texts.ts";
import { defaultFilterValues } from "./default-filter-values.ts";
import { FilterControl } from "./filter-control.tsx";
import type { FilterField, FilterValues } from "./filter-field.ts";
import styles from "./filter-dialog.module.css";
import { findInvalidFilters } from "./find-invalid-filters.ts";

/** The props of a filter dialog; title, description and button texts have defaults. */
export type FilterDialogProps<Row extends object> = Omit<
  DialogProps,
  "children" | "title" | "description" | "widthPx"
> &
  RefAttributes<HTMLElement> & {
    readonly fields: readonly FilterField<Row>[];
    /** The applied values, which the fields show when the dialog opens. */
    readonly values: FilterValues;
    /** Applies the values and returns whether they were valid; otherwise the dialog stays open. */
    readonly onApply: (values: FilterValues) => boolean;
    /** Defaults to 'Filter Options'. */
    readonly title?: ReactNode;
    /** Defaults to 'You can use the options below to filter your data.'. */
    readonly description?: ReactNode;
    /** Defaults to 'Apply'. */
    readonly applyText?: string | undefined;
    /** Defaults to 'Cancel'. */
    readonly cancelText?: string | undefined;
  };

/**
 * A dialog with a field for each filter definition. It closes without a question, because applied
 * values stay.
 */
export function FilterDialog<Row extends object>(props: FilterDialogProps<Row>) {
  const { fields, values, onApply, applyText, cancelText, title, description, ...rest } = props;
  const texts = useMessageTexts("filter");
  return (
    <Dialog
      confirmsClosing="never"
      {...rest}
      widthPx={480}
      title={title ?? texts.title}
      description={description ?? texts.description}
    >
      <FilterForm
        fields={fields}
        values={values}
        onApply={onApply}
        onClose={rest.onClose}
        applyText={applyText ?? texts.confirmText}
        cancelText={cancelText ?? texts.cancelText}
      />
    </Dialog>
  );
}

type FilterFormProps<Row extends object> = Pick<
  FilterDialogProps<Row>,
  "fields" | "values" | "onApply" | "onClose" | "applyText" | "cancelText"
>;

/** A field for every filter; typed values take effect when applied. */
function FilterForm<Row extends object>(props: FilterFormProps<Row>) {
  const { fields, values, onApply, onClose, applyText, cancelText } = props;
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
    if (onApply(given)) onClose();
    else setRefused(findInvalidFilters(fields, given));
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
