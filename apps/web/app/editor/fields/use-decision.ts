import { useLingui } from "@lingui/react/macro";
import { changeDecision, readDecision, type DecisionPath } from "@tessera/engine";
import { useState } from "react";
import { useDraftNow } from "#editor/draft/draft-context.tsx";
import type { EditPace } from "#editor/draft/draft-store.ts";
import { describeDecision } from "#editor/names/describe-decision.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useEdit } from "./use-edit.ts";

/**
 * A decision of the recipe for a control: its name, its value, the error of the last change, and its
 * setter, which does nothing if the user may not edit.
 */
export type DecisionField = {
  readonly label: string;
  readonly value: unknown;
  readonly canEdit: boolean;
  readonly message: string | undefined;
  readonly change: (value: unknown) => void;
};

/**
 * Returns one decision of the draft's recipe; a change to an invalid recipe is refused with a
 * message.
 */
export function useDecision(path: DecisionPath, pace?: EditPace): DecisionField {
  const { i18n } = useLingui();
  const value = useDraftNow(({ draft }) => readDecision(draft.recipe, path));
  const { canEdit } = useOpenProject();
  const edit = useEdit(pace);
  const [message, setMessage] = useState<string>();

  function change(next: unknown) {
    if (!canEdit) return;
    const result = edit(path, ({ recipe }) => changeDecision(recipe, path, next));
    setMessage(result.ok ? undefined : result.message);
  }

  return { label: describeDecision(i18n, path), value, canEdit, message, change };
}
