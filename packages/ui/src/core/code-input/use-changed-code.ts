import { useEffect, useEffectEvent } from "react";
import type { CodeEntry } from "./code-entry.ts";

/** Calls `onChange` with the digits of a code after each change. */
export function useChangedCode(
  { boxes, changeCount }: CodeEntry,
  onChange: (digits: string) => void,
): void {
  const change = useEffectEvent(onChange);
  const digits = boxes.join("");
  useEffect(() => {
    if (changeCount > 0) change(digits);
  }, [digits, changeCount]);
}
