import { useLayoutEffect, useState } from "react";
import { createRestingValue } from "../schedule/resting-value.ts";

/** Returns a value that follows another one at most once in a time in ms, when the browser is idle. */
export function useRestingValue<Value>(value: Value, restMs: number): Value {
  const [shown, setShown] = useState(value);
  const [resting] = useState(() => createRestingValue<Value>(setShown, restMs));
  useLayoutEffect(() => resting.follow(value), [value, resting]);
  useLayoutEffect(() => resting.stop, [resting]);
  return shown;
}
