import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * Returns a function that stays the same at each render and calls the handler of the latest one, so
 * that a memoized component does not render for a new handler. For events only, not for a render.
 */
export function useLatestHandler<Arguments extends readonly unknown[]>(
  handler: ((...values: Arguments) => void) | undefined,
): (...values: Arguments) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...values) => latest.current?.(...values), []);
}
