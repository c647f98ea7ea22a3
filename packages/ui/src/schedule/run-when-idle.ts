/** Runs a function when the browser is idle; Safari does not report that, and runs it soon. */
export function runWhenIdle(run: () => void): void {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => run());
}
