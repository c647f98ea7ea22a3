import { useEffect, useRef, useState } from "react";

const closeDelayMs = 100;

/** A dropdown that opens under the pointer and closes 100 ms after it left. */
export function useHoverDropdown() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(isNowOpen: boolean): void {
    clearTimeout(timer.current);
    setIsOpen(isNowOpen);
  }
  return {
    isOpen,
    change,
    /** A touch also enters, just before it presses: it must not open what the press then closes. */
    enter(pointerType: string): void {
      if (pointerType === "mouse") change(true);
    },
    leave(pointerType: string): void {
      if (pointerType !== "mouse") return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsOpen(false), closeDelayMs);
    },
  };
}
