import type { FocusEvent } from "react";

type OnBlur = (event: FocusEvent<Element>) => void;

/**
 * Preserves the keyboard focus: when a focused button becomes disabled, the nearest sibling button
 * gets the focus, which the browser would otherwise move to the page. Returns a handler that wraps
 * the button's own.
 */
export function handFocusOn(onBlur: OnBlur | undefined): OnBlur {
  return (event) => {
    onBlur?.(event);
    const button = event.currentTarget;
    if (!(button instanceof HTMLButtonElement && button.disabled)) return;
    // The sibling buttons may become enabled in the same update.
    queueMicrotask(() => findNeighbour(button)?.focus());
  };
}

/** Finds the nearest enabled button among an element's siblings, preceding ones first. */
function findNeighbour(button: Element): HTMLButtonElement | undefined {
  const siblings = [...(button.parentElement?.children ?? [])];
  const place = siblings.indexOf(button);
  const nearest = [...siblings.slice(0, place).toReversed(), ...siblings.slice(place + 1)];
  return nearest.find((each) => each instanceof HTMLButtonElement && !each.disabled) as
    | HTMLButtonElement
    | undefined;
}
