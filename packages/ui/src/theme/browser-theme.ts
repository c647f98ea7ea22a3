import { browserShelf } from "../store/shelf.ts";
import { createThemeStore, type ThemeStore } from "./theme-store.ts";

let browserStore: ThemeStore | undefined;

/**
 * Returns the browser's theme store; the first call creates it and starts following other tabs and
 * the device.
 */
export function getThemeStore(): ThemeStore {
  browserStore ??= followBrowser();
  return browserStore;
}

function followBrowser(): ThemeStore {
  const darkQuery = matchMedia("(prefers-color-scheme: dark)");
  const store = createThemeStore({
    page: document,
    ...browserShelf,
    prefersDark: () => darkQuery.matches,
    isOnline: () => navigator.onLine,
    reload: () => location.reload(),
    startTimer(callback, delayMs) {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
  });
  darkQuery.addEventListener("change", store.followDevice);
  addEventListener("storage", ({ key }) => {
    if (key === "theme" || key === null) store.followStorage();
  });
  return store;
}
