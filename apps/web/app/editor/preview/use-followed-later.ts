import { useEffect, useState } from "react";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import type { DraftStore } from "#editor/draft/draft-store.ts";
import { followLater } from "./follow-later.ts";

/**
 * Returns what a function reads from the draft, soon after the mount and again when edits pause; a
 * first value until then. The function must be the same at each render.
 */
export function useFollowedLater<Value>(read: (store: DraftStore) => Value, first: Value): Value {
  const store = useDraftStore();
  const [value, setValue] = useState(first);
  useEffect(() => {
    const follow = () => setValue(read(store));
    const timer = setTimeout(follow);
    const stop = followLater(store, follow);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, read]);
  return value;
}
