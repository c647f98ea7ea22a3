/** Something that loads when it is first asked for. */
export type LoadedOnce<Value> = {
  /** What has been loaded, if it has been. */
  readonly read: () => Value | undefined;
  readonly load: () => Promise<Value>;
};

/** Keeps what was loaded and forgets a failure, so that the next try asks the network anew. */
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
