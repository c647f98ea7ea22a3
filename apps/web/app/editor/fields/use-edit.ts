import { useLingui } from "@lingui/react/macro";
import type { Design, Parsed } from "@tessera/engine";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import type { EditPace } from "#editor/draft/draft-store.ts";
import type { EditControl } from "#editor/draft/edit-control.ts";
import { describeProblem } from "./problem-text.ts";
import type { TypedResult } from "./use-typed-text.ts";

/** Returns a design as one control changes it, or why it cannot. */
export type Change = (design: Design) => Parsed<Design>;

/**
 * Applies a change to the current draft, however old the shown one is. Returns the changed value as
 * text, or the message of an invalid change.
 */
export type Edit = (control: EditControl, change: Change, printed?: string) => TypedResult;

/** Returns the function that every control of the editor changes the draft with. */
export function useEdit(pace: EditPace = "step"): Edit {
  const store = useDraftStore();
  const { i18n } = useLingui();
  return function edit(control, change, printed = "") {
    // A move of another control that waits for its frame comes first.
    store.applyWaiting();
    const changed = change(store.getState().draft);
    if (!changed.ok) return { ok: false, message: describeProblem(i18n, changed.problems[0]) };
    store.edit(control, changed.value, pace);
    return { ok: true, printed };
  };
}
