import { useRef } from "react";
import { haveChanged, type HeldValues, readControls } from "./read-controls.ts";

/**
 * Tracks whether something was changed since a dialog opened. Many controls fire no input event: a
 * select, the parts of a date, a slider moved by keys. So every click and key compares the values
 * of the controls before and after.
 */
export function useNotedChanges() {
  const content = useRef<HTMLDivElement>(null);
  const isNoted = useRef(false);
  const before = useRef<HeldValues>(undefined);
  function note(): void {
    isNoted.current = true;
  }
  function look(): void {
    if (isNoted.current || !content.current) return;
    const now = readControls(content.current);
    isNoted.current = before.current !== undefined && haveChanged(before.current, now);
    before.current = now;
  }
  return {
    /** For the element around the content; clicks in a list that opens from it bubble to it too. */
    contentProps: {
      ref: content,
      onInput: note,
      onDropCapture: note,
      onPasteCapture: note,
      onKeyDownCapture: look,
      onPointerDownCapture: look,
      onClickCapture: look,
    },
    hasChanged() {
      look();
      return isNoted.current;
    },
  };
}
