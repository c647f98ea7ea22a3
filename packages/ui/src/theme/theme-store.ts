import { applyTheme, type ThemedPage } from "./apply-theme.ts";
import { type PaintedScheme, resolveScheme } from "./resolve-scheme.ts";
import { defaultTheme, parseTheme, type ThemeConfig } from "./theme-config.ts";

/** What the theme store needs of a browser. */
export type ThemeEnvironment = {
  readonly page: ThemedPage;
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly prefersDark: () => boolean;
  readonly logError: (error: unknown) => void;
};

/** Keeps a person's theme: in the page's attributes and in storage. */
export type ThemeStore = {
  readonly getTheme: () => ThemeConfig;
  readonly getScheme: () => PaintedScheme;
  /** Changes some keys, applies and stores them. */
  readonly setTheme: (changes: Partial<Omit<ThemeConfig, "version">>) => void;
  /** Switches between dark and light. */
  readonly toggleScheme: () => void;
  /** Reads storage and the device again, after another tab or the device changed. */
  readonly refresh: () => void;
};

const storageKey = "theme";

/** A theme store over an environment. */
export function createThemeStore(environment: ThemeEnvironment): ThemeStore {
  const { page, prefersDark } = environment;
  let theme = readTheme(environment);

  function getScheme(): PaintedScheme {
    return resolveScheme(theme.colorScheme, prefersDark());
  }
  function show(next: ThemeConfig): void {
    theme = next;
    applyTheme(page, theme, getScheme());
  }
  function setTheme(changes: Partial<Omit<ThemeConfig, "version">>): void {
    show(parseTheme({ ...theme, ...changes }));
    writeTheme(environment, theme);
  }
  return {
    getTheme: () => theme,
    getScheme,
    setTheme,
    toggleScheme: () => setTheme({ colorScheme: getScheme() === "dark" ? "light" : "dark" }),
    refresh: () => show(readTheme(environment)),
  };
}

function readTheme({ storage, logError }: ThemeEnvironment): ThemeConfig {
  try {
    return parseTheme(JSON.parse(storage.getItem(storageKey) ?? "{}"));
  } catch (error) {
    logError(error);
    return defaultTheme;
  }
}

function writeTheme({ storage, logError }: ThemeEnvironment, theme: ThemeConfig): void {
  try {
    storage.setItem(storageKey, JSON.stringify(theme));
  } catch (error) {
    logError(error);
  }
}
