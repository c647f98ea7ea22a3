import { parseStoredRecipe } from "@tessera/engine";
import { draftKey, type DraftOwner, type DraftStorage } from "#storage/kept-drafts.ts";
import { startDraft, withDraft, type DraftState, type SavedRecipe } from "./draft-state.ts";
import { mergeNewer } from "./reduce-draft.ts";

/** Keeps the draft's unsaved changes on this device, or forgets them when there are none. */
export function writeLocalCopy(storage: DraftStorage, owner: DraftOwner, state: DraftState): void {
  const copy = state.changes.length > 0 ? JSON.stringify(printCopy(state)) : undefined;
  storage.write(draftKey(owner), copy);
}

/** What is kept: plain recipes, and the revision that the draft started from. */
function printCopy({ saved, draft }: DraftState): unknown {
  const { design, revision } = saved;
  return { saved: { recipe: design.recipe, revision }, draft: draft.recipe };
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

/** A copy that cannot be read, or that an older release wrote in another form, is no copy. */
function readLocalCopy(text: string | undefined): DraftState | undefined {
  const copy = parseJson(text) as {
    saved?: { recipe?: unknown; revision?: unknown };
    draft?: unknown;
  } | null;
  const revision = copy?.saved?.revision;
  const saved = parseStoredRecipe(copy?.saved?.recipe);
  const draft = parseStoredRecipe(copy?.draft);
  if (!saved.ok || !draft.ok || typeof revision !== "number") return undefined;
  return withDraft(startDraft({ design: saved.value, revision }), draft.value);
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
