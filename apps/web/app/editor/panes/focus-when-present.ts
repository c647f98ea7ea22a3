const inputs = ["pointerdown", "keydown"] as const;

/**
 * Moves the focus to an element as soon as it is in an area, unless the user acts before; returns a
 * function that stops waiting.
 */
export function focusWhenPresent(area: HTMLElement, find: () => HTMLElement | null): () => void {
  const stop = () => {
    observer.disconnect();
    for (const input of inputs) removeEventListener(input, stop, true);
  };
  const look = () => {
    const found = find();
    if (!found) return;
    stop();
    found.scrollIntoView({ block: "center" });
    found.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(area, { childList: true, subtree: true });
  for (const input of inputs) addEventListener(input, stop, true);
  look();
  return stop;
}
