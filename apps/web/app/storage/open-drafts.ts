import { deviceStorage } from "./browser-storage.ts";

/** A draft that an editor of this tab has open. */
export type OpenDraft = {
  /** Writes the changes that the copy on this device does not have yet. */
  readonly write: () => void;
  /** Drops every unsaved change. */
  readonly discard: () => void;
};

const drafts = new Set<OpenDraft>();

/** Adds a draft while it is open; returns the function that removes it. */
export function addOpenDraft(draft: OpenDraft): () => void {
  drafts.add(draft);
  return () => void drafts.delete(draft);
}

/** Updates the stored copies of all open drafts. */
export function writeOpenDrafts(): void {
  for (const draft of drafts) draft.write();
}

/** Updates the stored copies of all open drafts, and returns whether the browser stores them. */
export function areOpenDraftsStored(): boolean {
  writeOpenDrafts();
  return deviceStorage.isKept();
}

/** Drops the unsaved changes of all open drafts. */
export function discardOpenDrafts(): void {
  for (const draft of drafts) draft.discard();
}
