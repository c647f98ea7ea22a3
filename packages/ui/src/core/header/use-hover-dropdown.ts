import { type RefObject, useEffect, useRef, useState } from "react";

/** How long a dropdown stays open after the pointer has left it. */
const dropdownCloseDelayMs = 100;

/**
 * A dropdown that opens on hover and closes shortly after the mouse left, on a click elsewhere, or
 * on Escape.
 */
export function useHoverDropdown(
  root: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
) {
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
    /** True after hydration; before it the style sheet opens the dropdown on hover. */
    isLive,
    change,
    /**
     * Handles the pointer entering the button or the panel, or being there at hydration; only a
     * mouse opens.
     */
    enter(pointerType: string): void {
      // A touch fires an enter event just before its click, which would close what it opened.
      if (pointerType === "mouse") change(true);
    },
    /** Handles the pointer leaving both. */
    leave(pointerType: string): void {
      if (pointerType !== "mouse") return;
      clearTimeout(timer.current);
      setIsLive(true);
      timer.current = setTimeout(() => {
        // The keyboard focus may have moved into the dropdown.
        const focused = root.current?.querySelector(":focus-visible");
        if (!focused || focused === trigger.current) setIsOpen(false);
      }, dropdownCloseDelayMs);
    },
  };
}

/**
 * Closes on Escape, wherever the focus is, and on a click elsewhere; reports whether the focus was
 * inside.
 */
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
    const listening = new AbortController();
    document.addEventListener("keydown", handleKey, listening);
    document.addEventListener("pointerdown", handlePress, listening);
    return () => listening.abort();
  });
}
