import { runWhenIdle } from "./run-when-idle.ts";

/** A value that is shown at once when it changes, and then rests before it shows the next one. */
export type RestingValue<Value> = {
  /** Shows a value, at once or, when the last one was shown shortly before, after a rest. */
  readonly follow: (value: Value) => void;
  /** Shows a value at once. */
  readonly showNow: (value: Value) => void;
  /** Ends the rest: shows the value that waits, if any, and the next one at once. */
  readonly endRest: () => void;
  /** Drops a value that waits. */
  readonly stop: () => void;
};

/** After a rest, a busy browser shows the value at the latest after this time. */
const mostIdleWaitMs = 150;

/**
 * Creates a resting value, which a function shows at most once in a time in milliseconds. The next
 * value waits until the browser is idle, so that a slow device draws the moved control first.
 */
export function createRestingValue<Value>(
  show: (value: Value) => void,
  restMs: number,
): RestingValue<Value> {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly value: Value } | undefined;

  function showNow(value: Value): void {
    stop();
    show(value);
    rest = setTimeout(showWaitingWhenIdle, restMs);
  }
  function showWaitingWhenIdle(): void {
    if (waiting) runWhenIdle(showWaiting, mostIdleWaitMs);
    else stop();
  }
  function showWaiting(): void {
    if (waiting) showNow(waiting.value);
  }
  function stop(): void {
    clearTimeout(rest);
    rest = undefined;
    waiting = undefined;
  }
  return {
    follow(value) {
      if (rest === undefined) showNow(value);
      else waiting = { value };
    },
    showNow,
    endRest() {
      const due = waiting;
      stop();
      if (due) show(due.value);
    },
    stop,
  };
}
