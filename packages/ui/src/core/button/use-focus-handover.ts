import { useLayoutEffect } from "react";

/**
 * Keeps the keyboard's place: a button that is disabled while it has the focus hands it to the nearest button beside
 * it, because the browser would drop it to the page.
 */
export function useFocusHandover(isDisabled: boolean): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (isDisabled && focused instanceof HTMLButtonElement && focused.disabled)
      findNeighbour(focused)?.focus();
  }, [isDisabled]);
}

/** The nearest enabled button among an element's siblings, the ones before it first. */
function findNeighbour(button: HTMLButtonElement): HTMLButtonElement | undefined {
  const siblings = [...(button.parentElement?.children ?? [])];
  const place = siblings.indexOf(button);
  const nearest = [...siblings.slice(0, place).toReversed(), ...siblings.slice(place + 1)];
  return nearest.find((each) => each instanceof HTMLButtonElement && !each.disabled) as
    | HTMLButtonElement
    | undefined;
}
