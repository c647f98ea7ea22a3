import { type RefObject, useEffect, useRef, useState } from "react";

/** How long a dropdown stays open after the pointer has left it. */
const dropdownCloseDelayMs = 100;

/** Whether a dropdown is open, and what opens and closes it. */
export type HoverDropdown = {
  readonly isOpen: boolean;
  /** Whether scripts have had a say; until then the style sheet opens it under the pointer. */
  readonly isLive: boolean;
  readonly change: (isNowOpen: boolean) => void;
  /** The pointer came onto the button or the panel, or was there when scripts came; only a mouse opens. */
  readonly enter: (pointerType: string) => void;
  /** The pointer left both. */
  readonly leave: (pointerType: string) => void;
};

/** A dropdown that opens under the mouse and closes a moment after it left, at a press elsewhere, or with Escape. */
export function useHoverDropdown(
  root: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
): HoverDropdown {
  const [isOpen, setIsOpen] = useState(false);
  const [isLive, setIsLive] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function change(isNowOpen: boolean): void {
    clearTimeout(timer.current);
    setIsLive(true);
    setIsOpen(isNowOpen);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useDismissal(isOpen, root, (hasKeyboard) => {
    change(false);
    if (hasKeyboard) trigger.current?.focus();
  });
  return {
    isOpen,
    isLive,
    change,
    enter(pointerType) {
      // A touch enters just before it presses: it must not open what the press then closes.
      if (pointerType === "mouse") change(true);
    },
    leave(pointerType) {
      if (pointerType !== "mouse") return;
      clearTimeout(timer.current);
      setIsLive(true);
      timer.current = setTimeout(() => {
        // The keyboard may have gone on where the pointer was.
        const focused = root.current?.querySelector(":focus-visible");
        if (!focused || focused === trigger.current) setIsOpen(false);
      }, dropdownCloseDelayMs);
    },
  };
}

/** Closes on Escape, wherever the focus is, and on a press elsewhere; says whether the focus was inside. */
function useDismissal(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  close: (hadFocus: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    function handleKey(event: KeyboardEvent): void {
      if (event.key === "Escape") close(root.current?.contains(document.activeElement) ?? false);
    }
    function handlePress({ target }: PointerEvent): void {
      if (!(target instanceof Node && root.current?.contains(target))) close(false);
    }
    document.addEventListener("keydown", handleKey);
    document.addEventListener("pointerdown", handlePress);
    return () => {
      document.removeEventListener("keydown", handleKey);
      document.removeEventListener("pointerdown", handlePress);
    };
  });
}
