import type { FocusEvent } from "react";

type OnBlur = (event: FocusEvent<Element>) => void;

/**
 * Keeps the keyboard's place: a button that loses the focus because it is disabled hands it to the nearest button
 * beside it, because the browser would drop it to the page. Gives the handler that takes the place of the button's own.
 */
export function handFocusOn(onBlur: OnBlur | undefined): OnBlur {
  return (event) => {
    onBlur?.(event);
    const button = event.currentTarget;
    if (!(button instanceof HTMLButtonElement && button.disabled)) return;
    // The buttons beside it may be enabled in the same breath.
    queueMicrotask(() => findNeighbour(button)?.focus());
  };
}

/** The nearest enabled button among an element's siblings, the ones before it first. */
function findNeighbour(button: Element): HTMLButtonElement | undefined {
  const siblings = [...(button.parentElement?.children ?? [])];
  const place = siblings.indexOf(button);
  const nearest = [...siblings.slice(0, place).toReversed(), ...siblings.slice(place + 1)];
  return nearest.find((each) => each instanceof HTMLButtonElement && !each.disabled) as
    | HTMLButtonElement
    | undefined;
}
