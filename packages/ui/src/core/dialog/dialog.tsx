import type { ReactNode } from "react";
import { Dialog as AriaDialog, type DialogProps as AriaDialogProps } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import styles from "./dialog.module.css";
import { DialogTitle } from "./dialog-title.tsx";
import { Overlay } from "./overlay.tsx";
import { UnsavedQuestionDialog } from "./unsaved-question-dialog.tsx";
import { type Closing, useUnsavedQuestion } from "./use-unsaved-question.ts";

/** What a dialog takes. */
export type DialogProps = Omit<AriaDialogProps, "children" | "role"> &
  Closing & {
    readonly title: ReactNode;
    readonly description?: ReactNode;
    /** 400 px; 480 for filters. */
    readonly widthPx?: 400 | 480;
    /** Fields and, at the end, `DialogActions`. */
    readonly children?: ReactNode;
  };

/** A dialog over the page. Closing it with something typed asks first; a button with `slot="close"` closes it. */
export function Dialog({
  isOpen,
  onClose,
  hasUnsavedInput,
  closesSilently,
  title,
  description,
  widthPx = 400,
  className,
  children,
  ...rest
}: DialogProps) {
  const question = useUnsavedQuestion({
    isOpen,
    onClose,
    ...(hasUnsavedInput !== undefined && { hasUnsavedInput }),
    ...(closesSilently !== undefined && { closesSilently }),
  });
  return (
    <Overlay isOpen={isOpen} onClose={question.requestClose} widthPx={widthPx}>
      <AriaDialog {...rest} className={joinClassNames(styles["dialog"], className)}>
        <DialogTitle>{title}</DialogTitle>
        {description !== undefined && <p className={styles["message"]}>{description}</p>}
        <div className={styles["body"]} onInput={question.noteInput}>
          {children}
        </div>
        <UnsavedQuestionDialog question={question} />
      </AriaDialog>
    </Overlay>
  );
}
