import { type FocusEvent, useLayoutEffect, useRef } from "react";

type Focusable = {
  readonly isDisabled?: boolean;
  readonly onFocus?: (event: FocusEvent<Element>) => void;
  readonly onBlur?: (event: FocusEvent<Element>) => void;
};

/**
 * Keeps the keyboard's place: a button that is disabled while it has the focus hands it to the nearest button beside
 * it, because the browser would drop it to the page. Gives the handlers that the button takes in place of its own.
 */
export function useFocusHandover({ isDisabled = false, onFocus, onBlur }: Focusable) {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isDisabled && focused.current) findNeighbour(focused.current)?.focus();
  }, [isDisabled]);
  return {
    onFocus(event: FocusEvent<Element>) {
      focused.current = event.currentTarget;
      onFocus?.(event);
    },
    onBlur(event: FocusEvent<Element>) {
      focused.current = null;
      onBlur?.(event);
    },
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
