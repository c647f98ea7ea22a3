import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./dialog.module.css";
import { DialogHead } from "./dialog-head.tsx";
import { DialogSurface, type DialogSurfaceProps } from "./dialog-surface.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { useNotedChanges } from "./use-noted-changes.ts";

/** The texts of the question before closing; each has a default. */
type ClosingTexts = {
  readonly title?: string | undefined;
  /** Defaults to 'Are you sure you want to discard your changes?'. */
  readonly message?: string | undefined;
  /** Defaults to 'Yes, Discard'. */
  readonly confirm?: string | undefined;
  /** Defaults to 'No, Keep Editing'. */
  readonly cancel?: string | undefined;
};

/** The props of every kind of dialog; class name, ref and the rest reach the dialog's element. */
export type DialogFrameProps = Omit<
  DialogSurfaceProps,
  "role" | "children" | "place" | "width" | "onRequestClose"
> & {
  /**
   * Called when the user closes it, after confirming if it asks. Closing it from outside, through
   * `isOpen`, never asks.
   */
  readonly onClose: () => void;
  /**
   * When it asks before Escape, a click outside, the X or a button with `slot="close"` closes it;
   * defaults to always. `when-typed` asks once the user has typed, chosen or dropped something in it.
   */
  readonly confirmsClosing?: "always" | "when-typed" | "never" | undefined;
  readonly closingTexts?: ClosingTexts | undefined;
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
  closingTexts = {},
  title,
  description,
  isFlush = false,
  className,
  children,
  ...rest
}: OpenFrameProps) {
  const { t } = useLingui();
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
      <MessageDialog
        kind="confirm"
        icon={null}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          onClose();
        }}
        title={closingTexts.title ?? t`Unsaved changes`}
        description={closingTexts.message ?? t`Are you sure you want to discard your changes?`}
        confirmText={closingTexts.confirm ?? t`Yes, Discard`}
        cancelText={closingTexts.cancel ?? t`No, Keep Editing`}
      />
    </DialogSurface>
  );
}
