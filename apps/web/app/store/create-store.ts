import { createSignal, type Signal } from "@tessera/ui/signal";

/** A value with listeners, in the form that useSyncExternalStore reads. */
export type Store<Value> = {
  readonly get: () => Value;
  /** Replaces the value and calls the listeners; the same value changes nothing. */
  readonly set: (next: Value) => void;
  readonly subscribe: Signal["subscribe"];
};

/** Creates a store with its first value. */
export function createStore<Value>(initial: Value): Store<Value> {
  const { subscribe, notify } = createSignal();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
    subscribe,
  };
}
