import { useEffect, useRef } from "react";

/**
 * Runs callbacks after the pointer is released. A field that loses the focus to a click shows its
 * error only then: an error that appears between press and release would move the clicked button
 * away.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click event follows the release.
      timer = setTimeout(() => waiting.current.splice(0).forEach((act) => act()));
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener("pointerdown", press, options);
    addEventListener("pointerup", release, options);
    addEventListener("pointercancel", release, options);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  return (act) => {
    if (isPressed.current) waiting.current.push(act);
    else act();
  };
}
