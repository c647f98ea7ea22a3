import { personalKey, tabStorage } from "#storage/browser-storage.ts";

const storageKey = personalKey("starting-code");

/** Stores a share code until a project is created with its recipe. */
export function keepStartingCode(code: string): void {
  tabStorage.write(storageKey, code);
}

/** Returns the share code that was stored in this tab; undefined without one. */
export function findStartingCode(): string | undefined {
  return tabStorage.read(storageKey);
}

/** Removes the stored share code. */
export function forgetStartingCode(): void {
  tabStorage.write(storageKey, undefined);
}
