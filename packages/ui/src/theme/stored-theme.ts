import { parseTheme, type ThemeConfig } from "./theme-config.ts";

/** The storage of themes, and the log for its failures. */
export type ThemeShelf = {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly logError: (error: unknown) => void;
};

const storageKey = "theme";

/** Reads the stored theme; undefined when storage cannot be read. */
export function findStoredTheme({ storage, logError }: ThemeShelf): ThemeConfig | undefined {
  try {
    return parseTheme(JSON.parse(storage.getItem(storageKey) ?? "{}"));
  } catch (error) {
    logError(error);
    return undefined;
  }
}

/** Stores a theme; returns false when storage fails. */
export function storeTheme({ storage, logError }: ThemeShelf, theme: ThemeConfig): boolean {
  try {
    storage.setItem(storageKey, JSON.stringify(theme));
    return true;
  } catch (error) {
    logError(error);
    return false;
  }
}
