import { type ReactNode, useId } from "react";
import { joinClassNames } from "../class-names.ts";
import type { Closing } from "./closing.ts";
import { ClosingQuestion } from "./closing-question.tsx";
import styles from "./dialog.module.css";
import { DialogHead } from "./dialog-head.tsx";
import { DialogSurface, type DialogSurfaceProps } from "./dialog-surface.tsx";
import { useClosingQuestion } from "./use-closing-question.ts";

/** The props of every kind of dialog; class name, ref and the rest reach the dialog's element. */
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
    /** True when the content reaches the edges and has its own padding. */
    readonly isFlush?: boolean | undefined;
  };

/**
 * The structure that the base dialog, the card and the drawer share: header, content, and the
 * question before closing.
 */
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
  const question = useClosingQuestion({ isOpen, onClose, confirmsClosing });
  return (
    <DialogSurface
      aria-describedby={description === undefined ? undefined : descriptionId}
      {...rest}
      place={place}
      width={width}
      isOpen={isOpen}
      isLocked={isLocked}
      onRequestClose={question.requestClose}
      className={joinClassNames(styles[kind], isFlush && styles.flush, className)}
    >
      <DialogHead title={title} description={description} descriptionId={descriptionId} hasClose />
      <div {...question.contentProps} className={styles.body}>
        {children}
      </div>
      <ClosingQuestion question={question} texts={closingTexts} />
    </DialogSurface>
  );
}
