import { useState } from "react";
import type { Recipe } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";

/**
 * Returns why the last change was refused, and its setter; a message is valid for its draft only.
 */
export function useRefusal(): readonly [string | undefined, (message: string) => void] {
  const { recipe } = useDesign();
  const [refusal, setRefusal] = useState<{ readonly recipe: Recipe; readonly message: string }>();
  const message = refusal?.recipe === recipe ? refusal.message : undefined;
  return [message, (text) => setRefusal({ recipe, message: text })];
}
