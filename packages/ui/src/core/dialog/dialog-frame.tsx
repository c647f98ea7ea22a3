import { type ReactNode, useId } from "react";
import { joinClassNames } from "../class-names.ts";
import type { Closing } from "./closing.ts";
import { ClosingQuestion } from "./closing-question.tsx";
import styles from "./dialog.module.css";
import { DialogHead } from "./dialog-head.tsx";
import { DialogSurface, type DialogSurfaceProps } from "./dialog-surface.tsx";
import { useClosingQuestion } from "./use-closing-question.ts";

/** What every kind of dialog takes; class name, ref and everything else reach the dialog's element. */
export type DialogFrameProps = Omit<
  DialogSurfaceProps,
  "role" | "children" | "place" | "width" | "onRequestClose"
> &
  Closing & {
    /** Names the dialog. */
    readonly title: ReactNode;
    readonly description?: ReactNode;
    /** Fields and, at the end, `DialogActions`. */
    readonly children?: ReactNode;
    /** Whether the content reaches the edges and brings its own padding. */
    readonly isFlush?: boolean;
  };

/** The anatomy that the base dialog, the card and the drawer share: head, content, and the question before closing. */
export function DialogFrame({
  kind,
  place,
  width,
  isOpen,
  onClose,
  confirmsClosing,
  closingTexts,
  isLocked = false,
  title,
  description,
  isFlush = false,
  className,
  children,
  ...rest
}: DialogFrameProps & Pick<DialogSurfaceProps, "place" | "width"> & { readonly kind: string }) {
  const descriptionId = useId();
  const question = useClosingQuestion({
    isOpen,
    onClose,
    ...(confirmsClosing !== undefined && { confirmsClosing }),
  });
  return (
    <DialogSurface
      {...(description !== undefined && { "aria-describedby": descriptionId })}
      {...rest}
      place={place}
      {...(width !== undefined && { width })}
      isOpen={isOpen}
      isLocked={isLocked}
      onRequestClose={question.requestClose}
      className={joinClassNames(styles[kind], isFlush && styles["flush"], className)}
    >
      <DialogHead title={title} description={description} descriptionId={descriptionId} hasClose />
      <div {...question.contentProps} className={styles["body"]}>
        {children}
      </div>
      <ClosingQuestion question={question} {...(closingTexts && { texts: closingTexts })} />
    </DialogSurface>
  );
}
