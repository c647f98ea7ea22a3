/** After this time the page is usable, and the code of what it may show next may load ahead. */
const restMs = 4000;

/** Calls a function once the page is usable and the browser is idle; returns a function that cancels it. */
export function loadWhenIdle(load: () => void): () => void {
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work));
  const timer = setTimeout(() => whenIdle(() => load()), restMs);
  return () => clearTimeout(timer);
}
