/** The storage of the single-key setting, and the log for its failures. */
export type SingleKeyShelf = {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly logError: (error: unknown) => void;
};

/** The key in the browser's storage. */
export const singleKeysStorageKey = "single-key-shortcuts";

/** Reads whether single keys are shortcuts; undefined when storage cannot be read. */
export function findStoredSingleKeys({ storage, logError }: SingleKeyShelf): boolean | undefined {
  try {
    return storage.getItem(singleKeysStorageKey) !== "off";
  } catch (error) {
    logError(error);
    return undefined;
  }
}

/** Stores whether single keys are shortcuts. */
export function storeSingleKeys({ storage, logError }: SingleKeyShelf, areOn: boolean): void {
  try {
    storage.setItem(singleKeysStorageKey, areOn ? "on" : "off");
  } catch (error) {
    logError(error);
  }
}
