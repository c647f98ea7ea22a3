import { accessShelf, type Shelf } from "../store/shelf.ts";
import { parseTheme, type ThemeConfig } from "./theme-config.ts";

const storageKey = "theme";

/** Reads the stored theme; undefined when storage cannot be read. */
export function findStoredTheme(shelf: Shelf): ThemeConfig | undefined {
  return accessShelf(shelf, (storage) =>
    parseTheme(JSON.parse(storage.getItem(storageKey) ?? "{}")),
  );
}

/** Stores a theme; returns false when storage fails. */
export function storeTheme(shelf: Shelf, theme: ThemeConfig): boolean {
  const isStored = accessShelf(shelf, (storage) => {
    storage.setItem(storageKey, JSON.stringify(theme));
    return true;
  });
  return isStored ?? false;
}
