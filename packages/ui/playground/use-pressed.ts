import { type RefCallback, useCallback } from "react";

/** Returns a ref that clicks a button of its element on mount, for states that need a click. */
export function usePressed(selector = "button"): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      element?.querySelector<HTMLElement>(selector)?.click();
    },
    [selector],
  );
}
