/** A value that loads at its first request. */
export type LoadedOnce<Value> = {
  /** Returns the value if it has loaded. */
  readonly read: () => Value | undefined;
  readonly load: () => Promise<Value>;
};

/** Caches the loaded value and drops a failure, so that the next request retries. */
export function loadOnce<Value extends object>(
  fetchValue: () => Promise<Value>,
): LoadedOnce<Value> {
  let value: Value | undefined;
  let running: Promise<Value> | undefined;

  async function fetchAndKeep(): Promise<Value> {
    try {
      value = await fetchValue();
      return value;
    } finally {
      running = undefined;
    }
  }
  return {
    read: () => value,
    load: () => (running ??= value ? Promise.resolve(value) : fetchAndKeep()),
  };
}
