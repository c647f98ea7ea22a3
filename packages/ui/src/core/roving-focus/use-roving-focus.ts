import { type FocusEvent, type HTMLAttributes, type KeyboardEvent, useState } from "react";

/** The listeners of a row of controls, and the tab index of each control. */
export type RovingFocus = {
  readonly row: Pick<HTMLAttributes<HTMLElement>, "onKeyDown" | "onFocus" | "onBlur">;
  readonly tabIndexOf: (index: number) => 0 | -1;
};

/**
 * Makes a row of controls one Tab stop: the arrow keys, Home and End move the focus among its
 * children. Tab reaches the child with the given index, unless the focus is in the row.
 */
export function useRovingFocus(
  first: number,
  onMove?: (control: HTMLElement) => void,
): RovingFocus {
  const [focused, setFocused] = useState(-1);
  const stop = focused === -1 ? first : focused;

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isCommand = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
    const next = isCommand ? undefined : findNext(event);
    if (!next) return;
    event.preventDefault();
    next.focus();
    onMove?.(next);
  }
  function onFocus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
    setFocused([...currentTarget.children].findIndex((child) => child.contains(target)));
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget)) setFocused(-1);
  }
  return { row: { onKeyDown, onFocus, onBlur }, tabIndexOf: (index) => (index === stop ? 0 : -1) };
}

/** Returns the control that a key moves the focus to; disabled ones are skipped. */
function findNext({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const controls = [...currentTarget.querySelectorAll<HTMLElement>(":scope > :not(:disabled)")];
  const from = controls.findIndex((control) => control.contains(target as Node));
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (from + 1) % controls.length,
    ArrowLeft: from - 1,
    Home: 0,
    End: -1,
  };
  const place = places[key];
  return place === undefined ? undefined : controls.at(place);
}
