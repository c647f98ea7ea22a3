import { type RefObject, useEffect, useRef } from "react";

/** The two ways that a pager turns. */
export type Turn = "previous" | "next";

/**
 * Keeps the keyboard's place while a page loads and its pager is away: the focus waits on the table, and goes back to
 * the button that was pressed. Gives the function to call when a button is pressed.
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
    // Who presses or goes elsewhere has left the pager: nothing brings them back to it.
    document.addEventListener("pointerdown", forget);
    document.addEventListener("focusin", forget);
    return () => {
      document.removeEventListener("pointerdown", forget);
      document.removeEventListener("focusin", forget);
    };
  }, [table, pager]);
  return (turn) => {
    turned.current = turn;
  };
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Focuses a button of the pager, or the other one at the end of the pages. */
function focusButton(pager: HTMLElement | null, turn: Turn): void {
  const buttons = [...(pager?.querySelectorAll("button") ?? [])];
  const [first, second] = turn === "previous" ? buttons : buttons.toReversed();
  (first?.disabled ? second : first)?.focus({ preventScroll: true });
}
