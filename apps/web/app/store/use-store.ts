import { useSyncExternalStore } from "react";
import type { Store } from "./create-store.ts";

/** Returns the value of a store, and renders the component again when it changes. */
export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}
