import { parseStoredRecipe } from "@tessera/engine";
import { draftKey, type DraftOwner, type DraftStorage } from "#storage/kept-drafts.ts";
import { startDraft, withDraft, type DraftState, type SavedRecipe } from "./draft-state.ts";
import { boundHistory, parseHistory } from "./kept-history.ts";
import { mergeNewer } from "./reduce-draft.ts";

/** Keeps the draft's unsaved changes and its history on this device, or forgets them when nothing is unsaved. */
export function writeLocalCopy(storage: DraftStorage, owner: DraftOwner, state: DraftState): void {
  const copy = state.changes.length > 0 ? JSON.stringify(serializeCopy(state)) : undefined;
  storage.write(draftKey(owner), copy);
}

/** Returns the stored form: plain recipes, the revision that the draft started from, and the latest edits. */
function serializeCopy({ saved, draft, history }: DraftState): unknown {
  const { design, revision } = saved;
  return {
    saved: { recipe: design.recipe, revision },
    draft: draft.recipe,
    history: boundHistory(history),
  };
}

/** The draft to go on with: the copy kept on this device, merged with what was saved since. */
export function restoreDraft(
  storage: DraftStorage,
  owner: DraftOwner,
  current: SavedRecipe,
): DraftState {
  const copy = readLocalCopy(storage.read(draftKey(owner)));
  if (!copy) return startDraft(current);
  if (copy.saved.revision !== current.revision) return mergeNewer(copy, current);
  return withDraft(copy, copy.draft, current);
}

type KeptCopy = {
  readonly saved?: { readonly recipe?: unknown; readonly revision?: unknown };
  readonly draft?: unknown;
  readonly history?: unknown;
};

/** A copy that cannot be read, or that an older release wrote in another form, is no copy. */
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
