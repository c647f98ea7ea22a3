import type { CSSProperties, MouseEvent, ReactNode, RefAttributes } from "react";
import {
  Dialog as AriaDialog,
  type DialogProps as AriaDialogProps,
  Modal,
  ModalOverlay,
} from "react-aria-components";
import { ShortcutLayer } from "../../shortcuts/shortcut-layer.tsx";
import { joinClassNames } from "../class-names.ts";
import type { LooseProps } from "../loose-props.ts";
import styles from "./dialog.module.css";
import { guardHeldKeys } from "./guard-held-keys.ts";

/** The props of an open dialog's surface. */
export type DialogSurfaceProps = LooseProps<Omit<AriaDialogProps, "children">> &
  RefAttributes<HTMLElement> & {
    readonly isOpen: boolean;
    /** Called on Escape, a click outside, and a button with `slot="close"`. */
    readonly onRequestClose: () => void;
    /** True while an action runs that must end first: nothing closes it. */
    readonly isLocked?: boolean | undefined;
    readonly place: "center" | "top" | "left" | "right";
    /** A CSS width, limited by the window. */
    readonly width?: string | undefined;
    readonly children: ReactNode;
  };

/**
 * Covers the page with a scrim, suspends its shortcuts, and places a dialog in the center or at an
 * edge; class name, ref and the rest reach the dialog.
 */
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
      className={styles.veil}
    >
      <div ref={guardHeldKeys} className={joinClassNames(styles.room, styles[place])}>
        <Modal
          className={styles.modal}
          style={width === undefined ? undefined : ({ "--width": width } as CSSProperties)}
        >
          <ShortcutLayer>
            <AriaDialog {...rest} className={joinClassNames(styles.dialog, className)} />
          </ShortcutLayer>
        </Modal>
      </div>
    </ModalOverlay>
  );
}

/** A click on the scrim leaves the focus where it is, so that it is there if the user stays. */
function keepFocus(event: MouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}
