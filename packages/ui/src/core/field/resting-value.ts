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

/** Creates a resting value, which a function shows at most once in a time in milliseconds. */
export function createRestingValue<Value>(
  show: (value: Value) => void,
  restMs: number,
): RestingValue<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly value: Value } | undefined;

  function showNow(value: Value): void {
    stop();
    show(value);
    timer = setTimeout(showWaiting, restMs);
  }
  function showWaiting(): void {
    timer = undefined;
    if (waiting) showNow(waiting.value);
  }
  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  }
  return {
    follow(value) {
      if (timer === undefined) showNow(value);
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
