import { useLingui } from "@lingui/react/macro";
import type { Design, Parsed, Problem } from "@tessera/engine";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import type { EditPace } from "#editor/draft/draft-store.ts";
import type { EditControl } from "#editor/draft/edit-history.ts";
import type { TypedResult } from "./use-typed-text.ts";
import type { I18n } from "@lingui/core";
import { describeProblem as describe, locales } from "@tessera/contract";

/** Returns a design as one control changes it, or why it cannot. */
type Change = (design: Design) => Parsed<Design>;

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

/** Describes a problem in the page's language, in the API's words. */
export function describeProblem(
  i18n: I18n,
  problem: Problem = { path: "", code: "malformed" },
): string {
  return describe(problem, locales.find((each) => each === i18n.locale) ?? "en");
}
