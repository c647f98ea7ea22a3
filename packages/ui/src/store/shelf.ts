/** The key of a stored setting. */
export type ShelfKey = "theme" | "single-key-shortcuts";

/** A storage of settings, and the log for its failures. */
export type Shelf = {
  readonly storage: {
    readonly getItem: (key: ShelfKey) => string | null;
    readonly setItem: (key: ShelfKey, value: string) => void;
  };
  readonly logError: (error: unknown) => void;
};

/** The browser's storage and console. */
export const browserShelf: Shelf = {
  // These are functions because reading the property throws when storage is forbidden.
  storage: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
  },
  logError: (error) => console.error(error),
};

/** Accesses a storage; logs a failure, and returns undefined for it. */
export function accessShelf<Result>(
  shelf: Shelf,
  access: (storage: Shelf["storage"]) => Result,
): Result | undefined {
  try {
    return access(shelf.storage);
  } catch (error) {
    shelf.logError(error);
    return undefined;
  }
}
