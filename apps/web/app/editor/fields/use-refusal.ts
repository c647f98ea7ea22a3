import { useState } from "react";
import type { Design } from "@tessera/engine";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";

/**
 * Returns why the last change was refused, and its setter; a message is valid for its draft only.
 */
export function useRefusal(): readonly [string | undefined, (message: string) => void] {
  const store = useDraftStore();
  const [refusal, setRefusal] = useState<{ readonly of: Design; readonly message: string }>();
  const isValid = useDraft(({ draft }) => draft === refusal?.of);
  const message = isValid ? refusal?.message : undefined;
  return [message, (text) => setRefusal({ of: store.getState().draft, message: text })];
}
