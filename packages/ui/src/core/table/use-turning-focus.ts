import { type RefObject, useEffect, useRef } from "react";

/** The directions of a pager. */
export type Turn = "previous" | "next";

/**
 * Preserves the focus while a page loads and its pager is unmounted: the table holds the focus, and
 * the clicked button gets it back. Returns the function to call on a click.
 */
export function useTurningFocus(
  isPagerShown: boolean,
  table: RefObject<HTMLElement | null>,
  pager: RefObject<HTMLElement | null>,
): (turn: Turn) => void {
  const turned = useRef<Turn>(undefined);
  useEffect(() => {
    if (turned.current === undefined) return;
    if (!isPagerShown) {
      if (isFocusLost()) table.current?.focus({ preventScroll: true });
      return;
    }
    if (document.activeElement === table.current) focusButton(pager.current, turned.current);
    turned.current = undefined;
  }, [isPagerShown, table, pager]);
  useEffect(() => {
    function forget({ type, target }: Event): void {
      const isOnPager = target instanceof Node && pager.current?.contains(target);
      const isWaiting = type === "focusin" && target === table.current;
      if (!isOnPager && !isWaiting) turned.current = undefined;
    }
    // A user who clicks or moves elsewhere has left the pager, so the focus is not restored.
    const listening = new AbortController();
    document.addEventListener("pointerdown", forget, listening);
    document.addEventListener("focusin", forget, listening);
    return () => listening.abort();
  }, [table, pager]);
  return (turn) => {
    turned.current = turn;
  };
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Focuses a button of the pager, or the other one at the first and last page. */
function focusButton(pager: HTMLElement | null, turn: Turn): void {
  const buttons = [...(pager?.querySelectorAll("button") ?? [])];
  const [first, second] = turn === "previous" ? buttons : buttons.toReversed();
  (first?.disabled ? second : first)?.focus({ preventScroll: true });
}
