import type { ReactNode, RefAttributes } from "react";
import { Dialog, type DialogProps } from "../dialog/dialog.tsx";
import { useMessageTexts } from "../dialog/use-message-texts.ts";
import type { FilterField, FilterValues } from "./filter-field.ts";
import { FilterForm } from "./filter-form.tsx";

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
export function FilterDialog<Row extends object>({
  fields,
  values,
  onApply,
  onClose,
  title,
  description,
  applyText,
  cancelText,
  ...rest
}: FilterDialogProps<Row>) {
  const texts = useMessageTexts("filter");
  return (
    <Dialog
      confirmsClosing="never"
      {...rest}
      onClose={onClose}
      widthPx={480}
      title={title ?? texts.title}
      description={description ?? texts.description}
    >
      <FilterForm
        fields={fields}
        values={values}
        onApply={(given) => {
          const isApplied = onApply(given);
          if (isApplied) onClose();
          return isApplied;
        }}
        applyText={applyText ?? texts.confirmText}
        cancelText={cancelText ?? texts.cancelText}
      />
    </Dialog>
  );
}
