import type { ReactNode, RefAttributes } from "react";
import { Dialog, type DialogProps } from "../dialog/dialog.tsx";
import { useMessageTexts } from "../dialog/use-message-texts.ts";
import type { FilterField, FilterValues } from "./filter-field.ts";
import { FilterForm } from "./filter-form.tsx";

/** What a filter dialog takes; title, description and the texts of its buttons have defaults. */
export type FilterDialogProps<Row extends object> = Omit<
  DialogProps,
  "children" | "title" | "description" | "widthPx"
> &
  RefAttributes<HTMLElement> & {
    readonly fields: readonly FilterField<Row>[];
    /** What is applied: the fields hold it when the dialog opens. */
    readonly values: FilterValues;
    /** Takes the values, and says whether they were applied; the dialog stays open where they were not. */
    readonly onApply: (values: FilterValues) => boolean;
    /** 'Filter Options' where nothing is given. */
    readonly title?: ReactNode;
    /** 'You can use the options below to filter your data.' where nothing is given. */
    readonly description?: ReactNode;
    /** 'Apply' where nothing is given. */
    readonly applyText?: string;
    /** 'Cancel' where nothing is given. */
    readonly cancelText?: string;
  };

/** Asks for filters in fields made from their definition. It closes without a question: what is applied stays. */
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
