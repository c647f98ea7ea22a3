import type { CSSProperties, MouseEvent, ReactNode, RefAttributes } from "react";
import {
  Dialog as AriaDialog,
  type DialogProps as AriaDialogProps,
  Modal,
  ModalOverlay,
} from "react-aria-components";
import { ShortcutLayer } from "../../shortcuts/shortcut-layer.tsx";
import { joinClassNames } from "../class-names.ts";
import styles from "./dialog.module.css";
import { guardHeldKeys } from "./guard-held-keys.ts";

/** What lies on the page while a dialog is open. */
export type DialogSurfaceProps = Omit<AriaDialogProps, "children"> &
  RefAttributes<HTMLElement> & {
    readonly isOpen: boolean;
    /** Called on Escape, a press outside, and a button with `slot="close"`. */
    readonly onRequestClose: () => void;
    /** Whether something runs that has to end first: until then nothing closes it. */
    readonly isLocked?: boolean;
    readonly place: "center" | "left" | "right";
    /** A CSS width, as far as the window has it. */
    readonly width?: string;
    readonly children: ReactNode;
  };

/** Veils the page, whose shortcuts rest meanwhile, and lays a dialog in its middle or on an edge; class name, ref and the rest reach the dialog. */
export function DialogSurface({
  isOpen,
  onRequestClose,
  isLocked = false,
  place,
  width,
  className,
  ...rest
}: DialogSurfaceProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable={!isLocked}
      isKeyboardDismissDisabled={isLocked}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen && !isLocked) onRequestClose();
      }}
      onMouseDown={keepFocus}
      className={joinClassNames(styles["veil"])}
    >
      <div ref={guardHeldKeys} className={joinClassNames(styles["room"], styles[place])}>
        <Modal
          className={joinClassNames(styles["modal"])}
          {...(width !== undefined && { style: { "--width": width } as CSSProperties })}
        >
          <ShortcutLayer>
            <AriaDialog {...rest} className={joinClassNames(styles["dialog"], className)} />
          </ShortcutLayer>
        </Modal>
      </div>
    </ModalOverlay>
  );
}

/** A press on the veil leaves the focus where it is, so that it is there again when the person stays. */
function keepFocus(event: MouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}
