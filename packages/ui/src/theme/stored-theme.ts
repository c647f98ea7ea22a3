import { parseTheme, type ThemeConfig } from "./theme-config.ts";

/** Where themes are kept, and who is told when that fails: nobody but the log. */
export type ThemeShelf = {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly logError: (error: unknown) => void;
};

const storageKey = "theme";

/** The theme that is stored; undefined where storage cannot be read. */
export function findStoredTheme({ storage, logError }: ThemeShelf): ThemeConfig | undefined {
  try {
    return parseTheme(JSON.parse(storage.getItem(storageKey) ?? "{}"));
  } catch (error) {
    logError(error);
    return undefined;
  }
}

/** Stores a theme; says whether it is kept. */
export function storeTheme({ storage, logError }: ThemeShelf, theme: ThemeConfig): boolean {
  try {
    storage.setItem(storageKey, JSON.stringify(theme));
    return true;
  } catch (error) {
    logError(error);
    return false;
  }
}
