import { type RefObject, useEffect } from "react";
import { useLocation } from "#navigation/router.tsx";

/**
 * Moves the focus to the value that the hash of the address names, when its row appears; not after
 * the user has done something else.
 */
export function useAddressedRow(controls: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const name = decodeURIComponent(hash.slice(1));
    const area = controls.current;
    if (name === "" || !area) return undefined;
    return whenPresent(area, () => findValue(area, name), focusRow);
  }, [controls, hash, key]);
}

/** Finds the value of a token, or the first one of its variants: a step has one for each density. */
function findValue(area: HTMLElement, name: string): HTMLElement | null {
  const value = CSS.escape(name);
  return (
    area.querySelector<HTMLElement>(`[data-value="${value}"]`) ??
    area.querySelector<HTMLElement>(`[data-value^="${value}-"]`)
  );
}

function focusRow(value: HTMLElement): void {
  value.scrollIntoView({ block: "center" });
  value.focus({ preventScroll: true });
}

const inputs = ["pointerdown", "keydown"] as const;

/** Calls a function with an element as soon as it is in an area, unless the user acts before. */
function whenPresent(
  area: HTMLElement,
  find: () => HTMLElement | null,
  call: (element: HTMLElement) => void,
): () => void {
  const stop = () => {
    observer.disconnect();
    for (const input of inputs) removeEventListener(input, stop, true);
  };
  const look = () => {
    const found = find();
    if (!found) return;
    stop();
    call(found);
  };
  const observer = new MutationObserver(look);
  observer.observe(area, { childList: true, subtree: true });
  for (const input of inputs) addEventListener(input, stop, true);
  look();
  return stop;
}
