import { useCallback, useLayoutEffect, useMemo, useState } from "react";
import { createRestingValue } from "../../schedule/resting-value.ts";

/** A text that changes more often than this cannot be read. */
const restMs = 100;

/**
 * Returns the value that a field beside a slider shows, the field's handlers, and those of the group
 * of both. While the slider moves, the field does not follow each frame, because a field renders
 * much slower than a slider. It has the current value when a move ends or the slider loses the focus.
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
  const onFocus = useCallback(() => setFocus(true), []);
  const onBlur = useCallback(() => setFocus(false), []);
  const group = useMemo(() => {
    const { endRest } = resting;
    return { onPointerUp: endRest, onKeyUp: endRest, onBlur: endRest };
  }, [resting]);
  return { field: { value: hasFocus ? value : shown, onFocus, onBlur }, group };
}
