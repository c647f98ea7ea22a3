import { getThemeStore, type ThemeChanges } from "@tessera/ui";
import { notifyChangedSettings, storeChangedSettings } from "./changed-settings.ts";

/** Changes settings of the theme in this browser and in the account of a logged-in user. */
export function changeTheme(changes: ThemeChanges): void {
  getThemeStore().setTheme(changes);
  storeChangedSettings(changes);
  notifyChangedSettings();
}

/** Switches between dark and light, in this browser and in the account of a logged-in user. */
export function toggleScheme(): void {
  const store = getThemeStore();
  store.toggleScheme();
  storeChangedSettings({ colorScheme: store.getState().theme.colorScheme });
  notifyChangedSettings();
}
