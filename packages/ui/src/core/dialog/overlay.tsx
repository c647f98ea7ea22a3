import type { ReactNode } from "react";
import { Modal, ModalOverlay } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import styles from "./dialog.module.css";

/** Darkens the page and centres a dialog of a width on it. */
export function Overlay({
  isOpen,
  onClose,
  widthPx,
  children,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly widthPx: number;
  readonly children: ReactNode;
}) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      className={joinClassNames(styles["overlay"])}
    >
      <Modal className={joinClassNames(styles["modal"])} style={{ maxWidth: widthPx }}>
        {children}
      </Modal>
    </ModalOverlay>
  );
}
