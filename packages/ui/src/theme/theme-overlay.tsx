import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { Dialog, type DialogProps, Heading, Modal, ModalOverlay } from "react-aria-components";
import { Button } from "../core/button/button.tsx";
import { joinClassNames } from "../core/class-names.ts";
import { Logo } from "../core/logo/logo.tsx";
import { ShortcutLayer } from "../shortcuts/shortcut-layer.tsx";
import styles from "./theme-overlay.module.css";
import { themeReloadDelayMs } from "./theme-store.ts";

/** The props of a theme overlay. */
export type ThemeOverlayProps = Omit<DialogProps, "children" | "role"> & {
  readonly isOpen: boolean;
  /** Called when the user does not want to wait. */
  readonly onApply: () => void;
};

/** Covers the page until it reloads with changed settings. Nothing else closes it. */
export function ThemeOverlay({ isOpen, onApply, className, ...rest }: ThemeOverlayProps) {
  const { t } = useLingui();
  const noteId = useId();
  const seconds = Math.round(themeReloadDelayMs / 1000);
  return (
    <ModalOverlay isOpen={isOpen} isKeyboardDismissDisabled className={styles.overlay}>
      <Modal className={styles.modal}>
        <ShortcutLayer>
          <Dialog
            aria-describedby={noteId}
            {...rest}
            role="alertdialog"
            className={joinClassNames(styles.dialog, className)}
          >
            <div className={styles.line}>
              <Logo />
              <Heading slot="title" level={2} className={styles.title}>
                {t`settings are loading..`}
              </Heading>
            </div>
            <p id={noteId} className={styles.note}>
              {t`The page reloads with your settings in ${seconds} seconds. You can also apply them now.`}
            </p>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must place the focus */}
            <Button kind="ink" autoFocus onPress={onApply}>
              {t`Apply now`}
            </Button>
          </Dialog>
        </ShortcutLayer>
      </Modal>
    </ModalOverlay>
  );
}
