import { useEffect, useEffectEvent, useRef } from "react";
import { type CodeEntry, findCode } from "./code-entry.ts";

/** How long a whole code must stand still before it counts. */
const finishDelayMs = 300;

/** Calls `onFinish` with a whole code, `finishDelayMs` after its last change, and once while the code stays the same. */
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
    // The same digit typed over itself is a change too: the wait begins anew.
  }, [code, changeCount]);
}
