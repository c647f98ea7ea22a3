import type { ReactNode } from "react";
import { Dialog as AriaDialog, Modal, ModalOverlay } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import styles from "./drawer.module.css";
import { UnsavedQuestionDialog } from "./unsaved-question-dialog.tsx";
import { type Closing, useUnsavedQuestion } from "./use-unsaved-question.ts";

/** What a drawer takes. */
export type DrawerProps = Closing & {
  readonly label: string;
  /** The edge it slides from. */
  readonly side?: "left" | "right";
  /** A CSS width; 35 % of the window where nothing is given, and at least 286 px. */
  readonly width?: string;
  readonly children: ReactNode;
};

/** A dialog on an edge of the window. Closing it with something typed asks first. */
export function Drawer({ label, side = "right", width, children, ...closing }: DrawerProps) {
  const question = useUnsavedQuestion(closing);
  return (
    <ModalOverlay
      isDismissable
      isOpen={closing.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) question.requestClose();
      }}
      className={joinClassNames(styles["overlay"], styles[side])}
    >
      <Modal className={joinClassNames(styles["modal"])} {...(width && { style: { width } })}>
        <AriaDialog aria-label={label} className={joinClassNames(styles["drawer"])}>
          <div className={styles["content"]} onInput={question.noteInput}>
            {children}
          </div>
          <UnsavedQuestionDialog question={question} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
