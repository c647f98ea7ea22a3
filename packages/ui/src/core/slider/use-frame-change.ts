import { useLayoutEffect, useRef, useState } from "react";
import { createFrameChange, type FrameChange } from "./frame-changes.ts";

/**
 * Returns the changes of a continuous control: the first applies at once, further ones at most once
 * a frame. A value that waits is applied when the control unmounts.
 */
export function useFrameChange<Value>(apply: (value: Value) => void): FrameChange<Value> {
  const latest = useRef(apply);
  useLayoutEffect(() => {
    latest.current = apply;
  });
  // oxlint-disable-next-line react/refs -- the function runs in events and frames, not in a render
  const [changes] = useState(() => createFrameChange<Value>((value) => latest.current(value)));
  useLayoutEffect(() => changes.applyNow, [changes]);
  return changes;
}
