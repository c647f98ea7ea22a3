import { parseThemeSettings, type ThemeSettings, themeStorageKey } from "./theme-settings.ts";

/** Settings with the scheme that is really shown: `system` resolved. */
export type AppliedTheme = ThemeSettings & { readonly scheme: "light" | "dark" };

const listeners = new Set<() => void>();
let current: AppliedTheme | undefined;
let isListening = false;

/** The theme of this page. */
export function getTheme(): AppliedTheme {
  current ??= applyScheme(readStored());
  return current;
}

/** Calls back at every change of the theme: here, in other tabs, or of the system's scheme. */
export function subscribeToTheme(listener: () => void): () => void {
  if (!isListening) listenToBrowser();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a changed theme and keeps it. */
export function changeTheme(change: Partial<ThemeSettings>): void {
  const { scheme: _, ...settings } = getTheme();
  const changed = { ...settings, ...change };
  showTheme(changed);
  try {
    localStorage.setItem(themeStorageKey, JSON.stringify(changed));
  } catch (failure) {
    console.error(failure);
  }
}

/** Switches between light and dark. */
export function toggleColorScheme(): void {
  changeTheme({ colorScheme: getTheme().scheme === "dark" ? "light" : "dark" });
}

function readStored(): ThemeSettings {
  return parseThemeSettings(localStorage.getItem(themeStorageKey));
}

function applyScheme(settings: ThemeSettings): AppliedTheme {
  const { colorScheme } = settings;
  if (colorScheme !== "system") return { ...settings, scheme: colorScheme };
  const isLight = matchMedia("(prefers-color-scheme: light)").matches;
  return { ...settings, scheme: isLight ? "light" : "dark" };
}

function showTheme(settings: ThemeSettings): void {
  current = applyScheme(settings);
  const { dataset } = document.documentElement;
  dataset["theme"] = current.scheme;
  dataset["density"] = current.densityMode;
  dataset["product"] = current.product;
  document.body.classList.remove("theme-light", "theme-dark");
  document.body.classList.add(`theme-${current.scheme}`);
  for (const listener of listeners) listener();
}

function listenToBrowser(): void {
  isListening = true;
  addEventListener("storage", (event) => {
    if (event.key === themeStorageKey || event.key === null) showTheme(readStored());
  });
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", () =>
    showTheme(getTheme()),
  );
}
