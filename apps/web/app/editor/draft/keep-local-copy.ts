import { draftKey, type DraftOwner, type DraftStorage } from "#storage/stored-drafts.ts";
import { addOpenDraft } from "#storage/open-drafts.ts";
import { isEndedElsewhere } from "#session/session-presence.ts";
import type { DraftStore } from "./draft-store.ts";
import { writeLocalCopy } from "./local-copy.ts";

/** The delay of a write in ms, so that a drag does not write at every pixel. */
const delayMs = 200;

/**
 * Stores a copy of the draft on this device until it is stopped. Only local changes are written: a
 * tab without changes must not remove another tab's copy.
 */
export function keepLocalCopy(
  store: DraftStore,
  storage: DraftStorage,
  owner: DraftOwner,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hadCopy = hasCopy();

  function hasCopy() {
    return storage.read(draftKey(owner)) !== undefined;
  }

  function write() {
    clearTimeout(timer);
    timer = undefined;
    writeLocalCopy(storage, owner, store.getState());
    hadCopy = hasCopy();
  }

  function writeWhatWaits() {
    store.applyWaiting();
    if (timer !== undefined) write();
  }

  const unsubscribe = store.subscribe(() => {
    timer ??= setTimeout(write, delayMs);
  });
  const removeOpenDraft = addOpenDraft({ write: writeWhatWaits, discard: store.discard });
  addEventListener("pagehide", writeWhatWaits);
  return () => {
    // What waits is applied first: it starts the timer of the write below.
    store.applyWaiting();
    unsubscribe();
    removeOpenDraft();
    removeEventListener("pagehide", writeWhatWaits);
    // A log-out in another tab that discards the drafts must not be undone by a write here.
    const { changes } = store.getState();
    if (isEndedElsewhere() && (changes.length === 0 || (hadCopy && !hasCopy())))
      clearTimeout(timer);
    else writeWhatWaits();
  };
}
