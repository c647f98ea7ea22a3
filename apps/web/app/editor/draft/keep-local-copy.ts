import type { DraftStore } from "./draft-store.ts";
import { writeLocalCopy, type DraftOwner, type DraftStorage } from "./local-copy.ts";

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

  function write() {
    clearTimeout(timer);
    timer = undefined;
    writeLocalCopy(storage, owner, store.getState());
  }

  function writeWhatWaits() {
    if (timer !== undefined) write();
  }

  const unsubscribe = store.subscribe(() => {
    timer ??= setTimeout(write, delayMs);
  });
  addEventListener("pagehide", writeWhatWaits);
  return () => {
    unsubscribe();
    removeEventListener("pagehide", writeWhatWaits);
    writeWhatWaits();
  };
}
