import { useLingui } from "@lingui/react/macro";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { joinClassNames } from "../class-names.ts";
import { ErrorNote } from "../error-note/error-note.tsx";
import { TextField } from "../field/text-field.tsx";
import { Icon } from "../icon/icon.tsx";
import toneStyles from "../text/text.module.css";
import styles from "./dialog.module.css";
import { DialogHead } from "./dialog-head.tsx";
import { DialogSurface, type DialogSurfaceProps } from "./dialog-surface.tsx";
import { MessageActions } from "./message-actions.tsx";
import { messageKinds, type MessageKind } from "./message-kinds.ts";
import { type OnConfirm, useConfirming } from "./use-confirming.ts";
import { useMessageTexts } from "./use-message-texts.ts";

/** The props of a message dialog; its kind provides the default texts, icon and buttons. */
export type MessageDialogProps = Omit<
  DialogSurfaceProps,
  "role" | "children" | "place" | "width" | "onRequestClose" | "isLocked"
> & {
  readonly kind: MessageKind;
  /** Called when it should close: after a cancel, and after the confirmed action succeeded. */
  readonly onClose: () => void;
  /** The action to confirm. The dialog stays open until its promise resolves, and shows a rejection. */
  readonly onConfirm?: OnConfirm | undefined;
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  readonly confirmText?: string | undefined;
  readonly cancelText?: string | undefined;
  /** Another icon; null for none. */
  readonly icon?: LucideIcon | null | undefined;
  /** Describes why the confirmed action failed. */
  readonly describeFailure?: ((cause: unknown) => ReactNode) | undefined;
  /** A text that must be typed to enable the answer, such as the name of what is deleted. */
  readonly typedName?: string | undefined;
  /** The content between the message and the buttons. */
  readonly children?: ReactNode;
  /** Replaces the kind's buttons; the safe one must focus itself. */
  readonly actions?: ReactNode;
};

/** Shows one message or asks one question; it closes without asking. Its state ends when it closes. */
export function MessageDialog(props: MessageDialogProps) {
  return props.isOpen ? <OpenMessage {...props} /> : null;
}

function OpenMessage({
  kind,
  onClose,
  onConfirm,
  title,
  description,
  icon,
  confirmText,
  cancelText,
  describeFailure,
  typedName: name,
  actions,
  className,
  children,
  ...rest
}: MessageDialogProps) {
  const { t } = useLingui();
  const row = messageKinds[kind];
  const texts = useMessageTexts(kind);
  const descriptionId = useId();
  const { isPending, failure, confirm } = useConfirming(onConfirm, onClose);
  const [typed, setTyped] = useState("");
  const drawing = icon === undefined ? row.icon : icon;
  const message = description ?? texts.description;
  return (
    <DialogSurface
      aria-describedby={message === undefined ? undefined : descriptionId}
      {...rest}
      role={row.role}
      place="center"
      width={`${row.widthPx}px`}
      isLocked={isPending}
      onRequestClose={onClose}
      className={joinClassNames(styles.base, className)}
    >
      <DialogHead
        icon={drawing && <Icon icon={drawing} sizePx={20} className={toneStyles[row.tone]} />}
        title={title ?? texts.title}
        description={message}
        descriptionId={descriptionId}
      />
      <form
        noValidate
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault();
          // A form that contains the dialog in React's tree must not handle its submit event.
          event.stopPropagation();
          confirm();
        }}
      >
        {children}
        {name !== undefined && (
          <TextField
            label={t`Type ${name} to confirm`}
            autoComplete="off"
            spellCheck="false"
            value={typed}
            onChange={setTyped}
          />
        )}
        {failure && (
          <ErrorNote>
            {describeFailure?.(failure.cause) ?? t`Something went wrong. Try again.`}
          </ErrorNote>
        )}
        {actions ?? (
          <MessageActions
            row={row}
            isQuestion={onConfirm !== undefined}
            confirmText={confirmText ?? texts.confirmText}
            cancelText={cancelText ?? texts.cancelText}
            isPending={isPending}
            isRefused={name !== undefined && !isSameName(typed, name)}
            onCancel={onClose}
          />
        )}
      </form>
    </DialogSurface>
  );
}

/** Compares two names; Unicode composition and outer spaces do not matter. */
function isSameName(one: string, other: string): boolean {
  return one.normalize("NFC").trim() === other.normalize("NFC").trim();
}
