import { draftKey, type DraftOwner, type DraftStorage } from "#storage/kept-drafts.ts";
import { addOpenDraft } from "#storage/open-drafts.ts";
import { isEndedElsewhere } from "#session/session-presence.ts";
import type { DraftStore } from "./draft-store.ts";
import { writeLocalCopy } from "./local-copy.ts";

/** How long the copy may lag behind the draft, so that a drag does not write at every pixel. */
const delayMs = 200;

/**
 * Keeps a copy of the draft on this device for as long as it is not stopped. Only its own changes are written: a tab
 * without any must not take away what another tab keeps.
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
    if (timer !== undefined) write();
  }

  const unsubscribe = store.subscribe(() => {
    timer ??= setTimeout(write, delayMs);
  });
  const removeOpenDraft = addOpenDraft({ write: writeWhatWaits, discard: store.discard });
  addEventListener("pagehide", writeWhatWaits);
  return () => {
    unsubscribe();
    removeOpenDraft();
    removeEventListener("pagehide", writeWhatWaits);
    // A log-out in another tab that discards the drafts must not bring this one back.
    if (hadCopy && !hasCopy() && isEndedElsewhere()) clearTimeout(timer);
    else writeWhatWaits();
  };
}
