import { type RefCallback, useCallback } from "react";

/** A ref that presses a button of its element as soon as it is there: for states that only a press leads to. */
export function usePressed(selector = "button"): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      element?.querySelector<HTMLElement>(selector)?.click();
    },
    [selector],
  );
}
