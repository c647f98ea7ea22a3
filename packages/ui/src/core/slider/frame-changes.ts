import { flushSync } from "react-dom";
import { runInFrame } from "../../schedule/run-in-frame.ts";

/** The changes of a control that is moved continuously, such as a slider. */
export type FrameChange<Value> = {
  /**
   * Applies a value at once. When an earlier change is not shown yet, the value waits for the next
   * frame, and a later value of the control replaces it.
   */
  readonly change: (value: Value) => void;
  /** Returns the value that waits, if any. */
  readonly waiting: () => Value | undefined;
  /** Applies the value that waits, if any. */
  readonly applyNow: () => void;
};

/** Applies the change that waits for the next frame, if any. */
let applyWaiting: (() => void) | undefined;

/** True from a change until its frame. */
let isFrameDue = false;

/** Creates the changes of a control, which are applied by a function. */
export function createFrameChange<Value>(apply: (value: Value) => void): FrameChange<Value> {
  let held: { readonly value: Value } | undefined;

  function applyHeld() {
    const next = held;
    held = undefined;
    if (next) apply(next.value);
  }

  return {
    change(value) {
      if (applyWaiting !== applyHeld) applyWaitingChange();
      if (isFrameDue) {
        held = { value };
        applyWaiting = applyHeld;
      } else {
        awaitFrame();
        apply(value);
      }
    },
    waiting: () => held?.value,
    applyNow() {
      if (applyWaiting === applyHeld) applyWaitingChange();
    },
  };
}

/** Applies the change of any control that waits, if any: before a save, an undo or another edit. */
export function applyWaitingChange(): void {
  const apply = applyWaiting;
  applyWaiting = undefined;
  apply?.();
}

function awaitFrame() {
  isFrameDue = true;
  runInFrame(() => {
    isFrameDue = false;
    if (!applyWaiting) return;
    awaitFrame();
    // React would render after the frame what is set inside of it.
    flushSync(applyWaitingChange);
  });
}
