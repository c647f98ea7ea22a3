import { useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components";
import { Button } from "../button/button.tsx";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./dialog.module.css";
import { DialogActions } from "./dialog-actions.tsx";
import { DialogTitle } from "./dialog-title.tsx";
import { Overlay } from "./overlay.tsx";

/** What a message is about: a question (confirm, delete) or news (the others). */
export type MessageKind = "confirm" | "delete" | "info" | "warning" | "success" | "error";

const icons: Readonly<Partial<Record<MessageKind, LucideIcon>>> = {
  info: Info,
  warning: TriangleAlert,
  success: CircleCheck,
  error: CircleAlert,
};

/** What a message dialog takes. */
export type MessageDialogProps = {
  readonly kind: MessageKind;
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly confirmText: string;
  /** The safe answer of a question; 'Cancel' where nothing is given. */
  readonly cancelText?: string;
  readonly isPending?: boolean;
  readonly onConfirm: () => void;
  /** Called for the safe answer, Escape, and a press outside. */
  readonly onCancel: () => void;
};

/** A short message or question of 400 px; the focus starts on the safe answer. */
export function MessageDialog(props: MessageDialogProps) {
  const { kind, isOpen, title, children, isPending = false, onConfirm, onCancel } = props;
  const { t } = useLingui();
  const isQuestion = kind === "confirm" || kind === "delete";
  const icon = icons[kind];
  return (
    <Overlay isOpen={isOpen} onClose={onCancel} widthPx={400} isDismissable={!isPending}>
      <AriaDialog role="alertdialog" className={joinClassNames(styles["dialog"])}>
        <DialogTitle>
          {icon && <Icon icon={icon} sizePx={20} className={styles[kind]} />}
          {title}
        </DialogTitle>
        <p className={styles["message"]}>{children}</p>
        <DialogActions>
          {isQuestion && (
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
            <Button autoFocus onPress={onCancel} isDisabled={isPending}>
              {props.cancelText ?? t`Cancel`}
            </Button>
          )}
          <Button
            kind={kind === "delete" ? "danger" : "ink"}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
            autoFocus={!isQuestion}
            isPending={isPending}
            onPress={onConfirm}
          >
            {props.confirmText}
          </Button>
        </DialogActions>
      </AriaDialog>
    </Overlay>
  );
}
