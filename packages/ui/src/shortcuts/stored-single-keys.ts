import { accessShelf, type Shelf } from "../store/shelf.ts";

/** The key in the browser's storage. */
export const singleKeysStorageKey = "single-key-shortcuts";

/** Reads whether single keys are shortcuts; undefined when storage cannot be read. */
export function findStoredSingleKeys(shelf: Shelf): boolean | undefined {
  return accessShelf(shelf, (storage) => storage.getItem(singleKeysStorageKey) !== "off");
}

/** Stores whether single keys are shortcuts. */
export function storeSingleKeys(shelf: Shelf, areOn: boolean): void {
  accessShelf(shelf, (storage) => storage.setItem(singleKeysStorageKey, areOn ? "on" : "off"));
}
