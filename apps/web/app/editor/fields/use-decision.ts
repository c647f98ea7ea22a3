import { changeDecision, readDecision, type DecisionPath } from "@tessera/engine";
import { useState } from "react";
import { useDraftNow } from "#editor/draft/draft-context.tsx";
import type { EditPace } from "#editor/draft/draft-store.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useEdit } from "./use-edit.ts";

/**
 * A decision of the recipe for a control: its value, the error of the last change, and its setter.
 */
export type DecisionField = {
  readonly value: unknown;
  readonly message: string | undefined;
  readonly change: (value: unknown) => void;
};

/**
 * Returns one decision of the draft's recipe; a change to an invalid recipe is refused with a
 * message.
 */
export function useDecision(path: DecisionPath, pace?: EditPace): DecisionField {
  const value = useDraftNow(({ draft }) => readDecision(draft.recipe, path));
  const { canEdit } = useOpenProject();
  const edit = useEdit(pace);
  const [message, setMessage] = useState<string>();

  function change(next: unknown) {
    if (!canEdit) return;
    const result = edit(path, ({ recipe }) => changeDecision(recipe, path, next));
    setMessage(result.ok ? undefined : result.message);
  }

  return { value, message, change };
}
