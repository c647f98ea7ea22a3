import { Plural } from "@lingui/react/macro";
import { Button, type ButtonProps, keepPlace } from "@tessera/ui";
import styles from "./save-state.module.css";

type UnsavedChangesButtonProps = Pick<ButtonProps, "aria-expanded"> & { readonly count: number };

/** The button that lists the unsaved changes, with their number. */
export function UnsavedChangesButton({ count, ...rest }: UnsavedChangesButtonProps) {
  return (
    <Button ref={keepPlace} kind="quiet" size="s" aria-haspopup="dialog" {...rest}>
      <i className={styles.mark} />
      <span className={styles.words}>
        <Plural value={count} one="# unsaved change" other="# unsaved changes" />
      </span>
    </Button>
  );
}
