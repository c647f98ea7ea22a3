import { type RefObject, useEffect } from "react";
import { useLocation } from "#navigation/router.tsx";
import { focusWhenPresent } from "./focus-when-present.ts";

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
    return focusWhenPresent(area, () => findValue(area, name));
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
