import { useEffect } from "react";
import type { DraftStore } from "#editor/draft/draft-store.ts";

/** Saves with Ctrl/Cmd+S; undoes and redoes with Ctrl/Cmd+Z, Shift+Ctrl/Cmd+Z and Ctrl+Y outside of text fields. */
export function useSaveShortcuts(store: DraftStore, canEdit: boolean): void {
  useEffect(() => {
    if (!canEdit) return undefined;
    function act(event: KeyboardEvent) {
      const action = findAction(event);
      if (!action || (action !== "save" && isTyping(event.target))) return;
      event.preventDefault();
      void store[action]();
    }
    addEventListener("keydown", act);
    return () => removeEventListener("keydown", act);
  }, [store, canEdit]);
}

function findAction(event: KeyboardEvent): "save" | "undo" | "redo" | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  switch (event.key.toLowerCase()) {
    case "s":
      return event.shiftKey ? undefined : "save";
    case "z":
      return event.shiftKey ? "redo" : "undo";
    case "y":
      return event.shiftKey ? undefined : "redo";
    default:
      return undefined;
  }
}

/** A text field has an undo of its own. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isTextInput =
    target instanceof HTMLInputElement && !["range", "checkbox", "radio"].includes(target.type);
  return isTextInput || target instanceof HTMLTextAreaElement || target.isContentEditable;
}
