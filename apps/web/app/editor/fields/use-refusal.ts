import { useState } from "react";
import type { Recipe } from "@tessera/engine";
import { useDraft } from "#editor/draft/draft-context.tsx";

/** Why the last change was not made; it holds only for the draft that it was refused in. */
export function useRefusal(): readonly [string | undefined, (message: string) => void] {
  const { draft } = useDraft();
  const [refusal, setRefusal] = useState<{ readonly draft: Recipe; readonly message: string }>();
  const message = refusal?.draft === draft ? refusal.message : undefined;
  return [message, (text) => setRefusal({ draft, message: text })];
}
