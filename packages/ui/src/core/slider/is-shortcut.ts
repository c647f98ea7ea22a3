import type { KeyboardEvent } from "react";

/** Returns whether a key belongs to the browser or the system, such as Alt with an arrow, which goes back. */
export function isShortcut({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}
