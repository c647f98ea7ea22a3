import { useCallback, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRestingValue } from "./resting-value.ts";

/** A text that changes more often than this cannot be read. */
const restMs = 100;

/**
 * Returns the value that a field beside a slider shows. While the field has no focus, it does not
 * follow each frame of a move, because a field renders much slower than a slider.
 */
export function useFieldBesideSlider<Value>(value: Value) {
  const [shown, setShown] = useState(value);
  const [hasFocus, setFocus] = useState(false);
  const [resting] = useState(() => createRestingValue<Value>(setShown, restMs));
  useLayoutEffect(() => {
    if (hasFocus) resting.showNow(value);
    else resting.follow(value);
  }, [value, hasFocus, resting]);
  useLayoutEffect(() => resting.stop, [resting]);
  const onFocus = useCallback(() => {
    // A text that changes after the focus would lose its selection.
    if (resting.isWaiting()) flushSync(() => setFocus(true));
    else setFocus(true);
  }, [resting]);
  const onBlur = useCallback(() => setFocus(false), []);
  return { value: hasFocus ? value : shown, onFocus, onBlur };
}
