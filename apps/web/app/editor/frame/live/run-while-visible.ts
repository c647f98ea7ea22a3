/** The time in ms after which a hidden tab stops. */
const hiddenMs = 30_000;

/**
 * Runs something while the tab is visible: starts it, stops it when the tab has been hidden for a
 * while, and starts it again. Returns the function that ends it.
 */
export function runWhileVisible(start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function end(): void {
    clearTimeout(timer);
    stop?.();
    stop = undefined;
  }
  function follow(): void {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(end, hiddenMs);
    else stop ??= start();
  }
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    end();
  };
}
