import { type ReactNode, useId, useState } from "react";
import { joinClassNames } from "../class-names.ts";
import type { Closing } from "./closing.ts";
import { ClosingQuestion } from "./closing-question.tsx";
import styles from "./dialog.module.css";
import { DialogHead } from "./dialog-head.tsx";
import { DialogSurface, type DialogSurfaceProps } from "./dialog-surface.tsx";
import { useNotedChanges } from "./use-noted-changes.ts";

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

type OpenFrameProps = DialogFrameProps &
  Pick<DialogSurfaceProps, "place" | "width"> & { readonly kind: string };

/**
 * The structure that the base dialog, the card and the drawer share: header, content, and the
 * question before closing. Its state ends when it closes.
 */
export function DialogFrame(props: OpenFrameProps) {
  return props.isOpen ? <OpenFrame {...props} /> : null;
}

function OpenFrame({
  kind,
  onClose,
  confirmsClosing = "always",
  closingTexts,
  title,
  description,
  isFlush = false,
  className,
  children,
  ...rest
}: OpenFrameProps) {
  const descriptionId = useId();
  const { contentProps, hasChanged } = useNotedChanges();
  const [isAsking, setIsAsking] = useState(false);
  function requestClose(): void {
    const asks = confirmsClosing === "when-typed" ? hasChanged() : confirmsClosing === "always";
    if (asks) setIsAsking(true);
    else onClose();
  }
  return (
    <DialogSurface
      aria-describedby={description === undefined ? undefined : descriptionId}
      {...rest}
      onRequestClose={requestClose}
      className={joinClassNames(styles[kind], isFlush && styles.flush, className)}
    >
      <DialogHead title={title} description={description} descriptionId={descriptionId} hasClose />
      <div {...contentProps} className={styles.body}>
        {children}
      </div>
      <ClosingQuestion
        isAsking={isAsking}
        onKeep={() => setIsAsking(false)}
        onDiscard={() => {
          onClose();
        }}
        texts={closingTexts}
      />
    </DialogSurface>
  );
}
