/**
 * Focuses what a function finds while nothing on the page has the focus, nor is about to get it,
 * until the user presses something. Returns the function that ends it.
 */
export function followLostFocus(find: () => HTMLElement | null | undefined): () => void {
  const pressing = new AbortController();
  const observer = new MutationObserver(moveFocus);
  // A closing menu, drawer or palette restores the focus one frame later.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (pressing.signal.aborted) return;
      moveFocus();
      observer.observe(document.body, { childList: true, subtree: true });
    }),
  );
  function moveFocus(): void {
    // A menu that has just opened takes the focus later, and would close without it.
    if (document.activeElement !== document.body) return;
    if (!document.querySelector("[role=menu], [role=dialog]")) focusPart(find());
  }
  function stop(): void {
    pressing.abort();
    observer.disconnect();
  }
  const options = { capture: true, signal: pressing.signal };
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, stop, options);
  return stop;
}

function focusPart(part: HTMLElement | null | undefined): void {
  if (!part) return;
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
