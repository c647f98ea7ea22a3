import type { ClipboardEvent, ComponentPropsWithRef, KeyboardEvent } from "react";
import type { CodeAction } from "./code-entry.ts";
import styles from "./code-input.module.css";

type CodeBoxProps = ComponentPropsWithRef<"input"> & {
  readonly digit: string;
  readonly index: number;
  readonly onAction: (action: CodeAction) => void;
};

/** One box of a code: it selects its digit on focus, so that typing replaces it. */
export function CodeBox({ digit, index, onAction, ...rest }: CodeBoxProps) {
  function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
    if (event.currentTarget.readOnly) return;
    event.preventDefault();
    onAction({ type: "paste", index, text: event.clipboardData.getData("text") });
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    const action = findKeyAction(event, index);
    const isRefused = action?.type === "backspace" && event.currentTarget.readOnly;
    if (!action || isRefused) return;
    event.preventDefault();
    onAction(action);
  }
  return (
    <input
      {...rest}
      type="text"
      inputMode="numeric"
      pattern="[0-9]*"
      className={styles.box}
      value={digit}
      // React fires no change event when a digit is typed over the same one; the browser's input event does.
      onInput={({ currentTarget }) => onAction({ type: "type", index, text: currentTarget.value })}
      onPaste={handlePaste}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={handleKey}
    />
  );
}

function findKeyAction({ key, altKey }: KeyboardEvent, index: number): CodeAction | undefined {
  // Alt with an arrow navigates the browser's history.
  if (altKey) return undefined;
  if (key === "Backspace") return { type: "backspace", index };
  const next = moves[key]?.(index);
  return next === undefined ? undefined : { type: "focus", index: next };
}

/** The box that each key moves the focus to; a number outside is the nearest box. */
const moves: Readonly<Record<string, (index: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: () => Number.MAX_SAFE_INTEGER,
};
