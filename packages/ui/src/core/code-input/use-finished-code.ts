import { useEffect, useEffectEvent, useRef } from "react";
import { type CodeEntry, findCode } from "./code-entry.ts";

/** How long a complete code must be unchanged before `onFinish` is called. */
const finishDelayMs = 300;

/** Calls `onFinish` with a complete code `finishDelayMs` after its last change, once until it changes. */
export function useFinishedCode(entry: CodeEntry, onFinish: (code: string) => void): void {
  const finished = useRef<string>(undefined);
  const finish = useEffectEvent(onFinish);
  const { changeCount } = entry;
  const code = findCode(entry);
  useEffect(() => {
    if (code !== finished.current) finished.current = undefined;
    if (code === undefined || code === finished.current) return undefined;
    const timer = setTimeout(() => {
      finished.current = code;
      finish(code);
    }, finishDelayMs);
    return () => clearTimeout(timer);
    // Typing a digit over itself is also a change and restarts the delay.
  }, [code, changeCount]);
}
