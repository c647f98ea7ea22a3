import { useSyncExternalStore } from "react";
import { defaultThemeSettings } from "./theme-settings.ts";
import { type AppliedTheme, getTheme, subscribeToTheme } from "./theme-store.ts";

const builtTheme: AppliedTheme = { ...defaultThemeSettings, scheme: "dark" };

/** The theme shown; in the built HTML the default one. */
export function useTheme(): AppliedTheme {
  return useSyncExternalStore(subscribeToTheme, getTheme, () => builtTheme);
}
