import { useState } from "react";
import type { Recipe } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";

/** Why the last change was not made; it holds only for the draft that it was refused in. */
export function useRefusal(): readonly [string | undefined, (message: string) => void] {
  const { recipe } = useDesign();
  const [refusal, setRefusal] = useState<{ readonly recipe: Recipe; readonly message: string }>();
  const message = refusal?.recipe === recipe ? refusal.message : undefined;
  return [message, (text) => setRefusal({ recipe, message: text })];
}
