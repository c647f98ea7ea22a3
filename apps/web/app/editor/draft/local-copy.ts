import { parseRecipe } from "@tessera/engine";
import {
  findUnsavedChanges,
  startDraft,
  type DraftState,
  type SavedRecipe,
} from "./draft-state.ts";
import { mergeNewer } from "./reduce-draft.ts";

/** The part of Web Storage that drafts are kept in. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Whose draft of which project a copy is. */
export type DraftOwner = { readonly userId: string; readonly projectId: string };

/** Keeps the draft's unsaved changes on this device, or forgets them when there are none. */
export function writeLocalCopy(storage: DraftStorage, owner: DraftOwner, state: DraftState): void {
  if (findUnsavedChanges(state).length === 0) return storage.removeItem(keyOf(owner));
  storage.setItem(keyOf(owner), JSON.stringify({ saved: state.saved, draft: state.draft }));
}

/** The draft to go on with: the copy kept on this device, merged with what was saved since. */
export function restoreDraft(
  storage: DraftStorage,
  owner: DraftOwner,
  current: SavedRecipe,
): DraftState {
  const copy = readLocalCopy(storage.getItem(keyOf(owner)));
  if (!copy) return startDraft(current);
  if (copy.saved.revision !== current.revision) return mergeNewer(copy, current);
  return { ...copy, saved: current };
}

function keyOf({ userId, projectId }: DraftOwner): string {
  return `draft:${userId}:${projectId}`;
}

/** A copy that cannot be read, or that an older release wrote in another form, is no copy. */
function readLocalCopy(text: string | null): DraftState | undefined {
  const copy = parseJson(text) as { saved?: Partial<SavedRecipe>; draft?: unknown } | null;
  const revision = copy?.saved?.revision;
  const saved = parseRecipe(copy?.saved?.recipe);
  const draft = parseRecipe(copy?.draft);
  if (!saved.ok || !draft.ok || typeof revision !== "number") return undefined;
  return { ...startDraft({ recipe: saved.value, revision }), draft: draft.value };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
