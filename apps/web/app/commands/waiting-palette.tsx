import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, type RefObject } from "react";
import styles from "./waiting-palette.module.css";

/** The text typed for the palette, and whether Enter was pressed after it. */
export type TypedCommand = { readonly query: string; readonly isEntered: boolean };

type WaitingPaletteProps = {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly typed: TypedCommand;
  readonly onType: (typed: TypedCommand) => void;
  readonly onClose: () => void;
};

/**
 * Shows the palette's field while its list loads, so that no key is lost; Enter waits for the list.
 */
export function WaitingPalette({ ref, typed, onType, onClose }: WaitingPaletteProps) {
  const { t } = useLingui();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closes the dialog before it unmounts, so that it restores the focus.
    return () => dialog?.close();
  }, [ref]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click outside closes it, as Escape does
    <dialog
      ref={ref}
      aria-label={t`Search for a command`}
      className={styles.palette}
      onCancel={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onType({ ...typed, isEntered: true });
        }}
      >
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must set the focus
          autoFocus
          aria-label={t`Search for a command`}
          aria-busy={typed.isEntered}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t`Search for a command`}
          className={styles.input}
          readOnly={typed.isEntered}
          value={typed.query}
          onChange={({ target }) => onType({ query: target.value, isEntered: false })}
        />
      </form>
    </dialog>
  );
}
