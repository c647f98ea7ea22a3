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
      onPaste={(event) => handlePaste(event, index, onAction)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={(event) => handleKey(event, index, onAction)}
    />
  );
}

function handlePaste(
  event: ClipboardEvent<HTMLInputElement>,
  index: number,
  onAction: (action: CodeAction) => void,
): void {
  if (event.currentTarget.readOnly) return;
  event.preventDefault();
  onAction({ type: "paste", index, text: event.clipboardData.getData("text") });
}

function handleKey(
  event: KeyboardEvent<HTMLInputElement>,
  index: number,
  onAction: (action: CodeAction) => void,
): void {
  const action = findKeyAction(event, index);
  const isRefused = action?.type === "backspace" && event.currentTarget.readOnly;
  if (!action || isRefused) return;
  event.preventDefault();
  onAction(action);
}

function findKeyAction({ key, altKey }: KeyboardEvent, index: number): CodeAction | undefined {
  // Alt with an arrow navigates the browser's history.
  if (altKey) return undefined;
  switch (key) {
    case "Backspace":
      return { type: "backspace", index };
    case "ArrowLeft":
      return { type: "focus", index: index - 1 };
    case "ArrowRight":
      return { type: "focus", index: index + 1 };
    case "Home":
      return { type: "focus", index: 0 };
    case "End":
      return { type: "focus", index: Number.MAX_SAFE_INTEGER };
    default:
      return undefined;
  }
}
