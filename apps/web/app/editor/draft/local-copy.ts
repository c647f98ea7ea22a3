import { parseStoredRecipe } from "@tessera/engine";
import { draftKey, type DraftOwner, type DraftStorage, stepsKey } from "#storage/stored-drafts.ts";
import { startDraft, withDraft, type DraftState, type SavedRecipe } from "./draft-state.ts";
import { boundHistory, parseHistory } from "./stored-history.ts";
import { mergeNewer } from "./change-draft.ts";

/**
 * Stores the draft's unsaved changes and history on this device, or removes them if nothing is
 * unsaved. The history is then stored as that of the last project, so that undone steps can be redone.
 */
export function writeLocalCopy(storage: DraftStorage, owner: DraftOwner, state: DraftState): void {
  const isUnsaved = state.changes.length > 0;
  const copy = { ...owner, ...serializeCopy(state) };
  storage.write(draftKey(owner), isUnsaved ? JSON.stringify(copy) : undefined);
  const hasSteps = state.history.done.length + state.history.undone.length > 0;
  if (!isUnsaved && hasSteps) storage.write(stepsKey, JSON.stringify(copy));
  else if (readSteps(storage, owner) !== undefined) storage.write(stepsKey, undefined);
}

/** Reads the stored history of a project without unsaved changes; undefined for another project. */
function readSteps(storage: DraftStorage, { userId, projectId }: DraftOwner): string | undefined {
  const text = storage.read(stepsKey);
  const owner = parseJson(text) as Partial<DraftOwner> | null;
  return owner?.userId === userId && owner.projectId === projectId ? text : undefined;
}

/** Returns the stored form: plain recipes, the revision that the draft started from, and the latest edits. */
function serializeCopy({ saved, draft, history }: DraftState): KeptCopy {
  const { design, revision } = saved;
  return {
    saved: { recipe: design.recipe, revision },
    draft: draft.recipe,
    history: boundHistory(history),
  };
}

/**
 * Returns the draft to continue with: the stored copy, merged with newer saves, or the saved recipe
 * with the stored history.
 */
export function restoreDraft(
  storage: DraftStorage,
  owner: DraftOwner,
  current: SavedRecipe,
): DraftState {
  const copy = readLocalCopy(storage.read(draftKey(owner)) ?? readSteps(storage, owner));
  if (!copy) return startDraft(current);
  if (copy.saved.revision !== current.revision) return mergeNewer(copy, current);
  return withDraft(copy, copy.draft, current);
}

type KeptCopy = {
  readonly saved?: { readonly recipe?: unknown; readonly revision?: unknown };
  readonly draft?: unknown;
  readonly history?: unknown;
};

/** Reads the stored copy; undefined if it is invalid or in an older release's format. */
function readLocalCopy(text: string | undefined): DraftState | undefined {
  const copy = parseJson(text) as KeptCopy | null;
  const revision = copy?.saved?.revision;
  const saved = parseStoredRecipe(copy?.saved?.recipe);
  const draft = parseStoredRecipe(copy?.draft);
  if (!saved.ok || !draft.ok || typeof revision !== "number") return undefined;
  const start = startDraft({ design: saved.value, revision });
  return withDraft({ ...start, history: parseHistory(copy?.history) }, draft.value);
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
