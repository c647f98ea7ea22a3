import { useSyncExternalStore } from "react";
import { getThemeStore } from "./browser-theme.ts";
import { initialThemeState, type ThemeState } from "./theme-store.ts";

/** Returns the user's current theme; the defaults during prerendering and hydration. */
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
