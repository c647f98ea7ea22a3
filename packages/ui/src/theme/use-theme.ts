import { useSyncExternalStore } from "react";
import type { PaintedScheme } from "./resolve-scheme.ts";
import { defaultTheme, type ThemeConfig } from "./theme-config.ts";
import { createThemeStore, type ThemeStore } from "./theme-store.ts";

let browserStore: ThemeStore | undefined;

/** The browser's theme store; made at the first call, so never while a page is prerendered. */
export function getThemeStore(): ThemeStore {
  browserStore ??= followBrowser();
  return browserStore;
}

/** The person's theme; the default while a page is prerendered. */
export function useTheme(): ThemeConfig {
  return useSyncExternalStore(
    subscribe,
    () => getThemeStore().getTheme(),
    () => defaultTheme,
  );
}

/** The scheme on screen; dark while a page is prerendered. */
export function useScheme(): PaintedScheme {
  return useSyncExternalStore(
    subscribe,
    () => getThemeStore().getScheme(),
    () => "dark",
  );
}

function subscribe(listener: () => void): () => void {
  return getThemeStore().subscribe(listener);
}

function followBrowser(): ThemeStore {
  const darkQuery = matchMedia("(prefers-color-scheme: dark)");
  const store = createThemeStore({
    page: document,
    // Named here and not read yet: where storage is forbidden, reading the property throws.
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
    },
    prefersDark: () => darkQuery.matches,
    logError: (error) => console.error(error),
  });
  darkQuery.addEventListener("change", store.refresh);
  addEventListener("storage", ({ key }) => {
    if (key === "theme" || key === null) store.refresh();
  });
  return store;
}
