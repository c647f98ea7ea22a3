import { useLingui } from "@lingui/react/macro";
import { Dialog } from "react-aria-components";
import { Button } from "../button/button.tsx";
import { joinClassNames } from "../class-names.ts";
import styles from "./dialog.module.css";
import { DialogActions } from "./dialog-actions.tsx";
import { DialogTitle } from "./dialog-title.tsx";
import { Overlay } from "./overlay.tsx";
import type { UnsavedQuestion } from "./use-unsaved-question.ts";

/** Asks whether what was typed may be lost; the safe answer has the focus, and Escape gives it. */
export function UnsavedQuestionDialog({ question }: { readonly question: UnsavedQuestion }) {
  const { t } = useLingui();
  return (
    <Overlay isOpen={question.isAsking} onClose={question.keepEditing} widthPx={400}>
      <Dialog role="alertdialog" className={joinClassNames(styles["dialog"])}>
        <DialogTitle>{t`Unsaved changes`}</DialogTitle>
        <p className={styles["message"]}>{t`Are you sure you want to discard your changes?`}</p>
        <DialogActions>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus */}
          <Button autoFocus onPress={question.keepEditing}>
            {t`No, Keep Editing`}
          </Button>
          <Button kind="ink" onPress={question.discard}>
            {t`Yes, Discard`}
          </Button>
        </DialogActions>
      </Dialog>
    </Overlay>
  );
}
