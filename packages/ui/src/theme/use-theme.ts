import { useSyncExternalStore } from "react";
import { getThemeStore } from "./browser-theme.ts";
import { initialThemeState, type ThemeState } from "./theme-store.ts";

/** The person's theme as it is now; the defaults while a page is built and taken over. */
export function useTheme(): ThemeState {
  return useSyncExternalStore(subscribe, readState, readInitialState);
}

function subscribe(listener: () => void): () => void {
  return getThemeStore().subscribe(listener);
}

function readState(): ThemeState {
  return getThemeStore().getState();
}

function readInitialState(): ThemeState {
  return initialThemeState;
}
