import type { User } from "@tessera/contract";
import { getThemeStore } from "@tessera/ui";

/** Applies the theme of an account at its login; settings without a value keep those of this browser. */
export function applyAccountTheme({ settings }: User): void {
  const store = getThemeStore();
  store.setTheme(settings);
  store.applyWithoutReload();
}
