import { useLingui } from "@lingui/react/macro";
import type { Design, Parsed } from "@tessera/engine";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import type { EditControl } from "#editor/draft/edit-control.ts";
import { describeProblem } from "./problem-text.ts";
import type { TypedResult } from "./use-typed-text.ts";

/**
 * Applies a valid change to the draft and returns its value as text, or the message of an invalid
 * one.
 */
export type Edit = (control: EditControl, changed: Parsed<Design>, printed: string) => TypedResult;

/** Returns the function that every control of the editor changes the draft with. */
export function useEdit(): Edit {
  const store = useDraftStore();
  const { i18n } = useLingui();
  return function edit(control, changed, printed) {
    if (!changed.ok) return { ok: false, message: describeProblem(i18n, changed.problems[0]) };
    store.edit(control, changed.value);
    return { ok: true, printed };
  };
}
