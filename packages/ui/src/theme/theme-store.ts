import { applyTheme, type ThemedPage } from "./apply-theme.ts";
import { resolveScheme } from "./resolve-scheme.ts";
import { findStoredTheme, storeTheme, type ThemeShelf } from "./stored-theme.ts";
import {
  defaultTheme,
  differsBesideScheme,
  parseTheme,
  type ThemeChanges,
  type ThemeConfig,
} from "./theme-config.ts";

/** How long a page waits with the overlay before it loads anew with changed settings. */
export const themeReloadDelayMs = 14_901;

/** What the theme store needs of a browser. */
export type ThemeEnvironment = ThemeShelf & {
  readonly page: ThemedPage;
  readonly prefersDark: () => boolean;
  /** Whether there is a network, without which a reload would take the page away. */
  readonly isOnline: () => boolean;
  readonly reload: () => void;
  /** Calls back once after a delay, and gives what calls that off. */
  readonly startTimer: (callback: () => void, delayMs: number) => () => void;
};

/** A person's theme, and how much of it the page shows. */
export type ThemeState = {
  /** What the person chose. */
  readonly theme: ThemeConfig;
  /** What the page shows: all but the color scheme is taken on by loading anew. */
  readonly shown: ThemeConfig;
  /** Whether the page is about to load anew. */
  readonly isReloadPending: boolean;
};

/** Keeps a person's theme: in the page's attributes and in storage. */
export type ThemeStore = {
  readonly getState: () => ThemeState;
  /** Calls back after every change of the state, until what it gives is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores changed settings. The color scheme shows at once; with any other the page loads anew after a delay. */
  readonly setTheme: (changes: ThemeChanges) => void;
  /** Switches between dark and light. */
  readonly toggleScheme: () => void;
  /** Loads the page anew without waiting for the delay; offline it takes the settings on as it stands. */
  readonly applyNow: () => void;
  /** Takes on what waits for a reload as the page stands, and calls the reload off. */
  readonly applyWithoutReload: () => void;
  /** Takes on what another tab stored. It shows at once: nobody here asked for a reload, which would lose what is typed. */
  readonly followStorage: () => void;
  /** Paints the scheme that the device prefers by now. */
  readonly followDevice: () => void;
};

/** The state of somebody who chose nothing, and of a page that is built before there is a browser. */
export const initialThemeState: ThemeState = makeState(defaultTheme);

/** A theme store over an environment. */
export function createThemeStore(environment: ThemeEnvironment): ThemeStore {
  const { page, prefersDark, isOnline, reload, startTimer } = environment;
  const listeners = new Set<() => void>();
  let state = makeState(findStoredTheme(environment) ?? defaultTheme);
  let stopTimer = () => {};

  function getScheme() {
    return resolveScheme(state.shown.colorScheme, prefersDark());
  }
  function paint(): void {
    applyTheme(page, state.shown, getScheme());
  }
  function change(next: ThemeState): void {
    const isRepainted = next.shown !== state.shown;
    state = next;
    if (isRepainted) paint();
    for (const listener of listeners) listener();
  }
  function applyWithoutReload(): void {
    stopTimer();
    change(makeState(state.theme));
  }
  function applyNow(): void {
    if (!isOnline()) return applyWithoutReload();
    stopTimer();
    return reload();
  }
  function setTheme(changes: ThemeChanges): void {
    const theme = parseTheme({ ...state.theme, ...changes });
    const isDelayRestarted = differsBesideScheme(theme, state.theme);
    // A reload would lose what could not be stored: the page takes it on as it stands.
    change(storeTheme(environment, theme) ? waitForReload(state, theme) : makeState(theme));
    if (isDelayRestarted || !state.isReloadPending) stopTimer();
    if (isDelayRestarted && state.isReloadPending) {
      stopTimer = startTimer(applyNow, themeReloadDelayMs);
    }
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setTheme,
    toggleScheme: () => setTheme({ colorScheme: getScheme() === "dark" ? "light" : "dark" }),
    applyNow,
    applyWithoutReload,
    followStorage() {
      const theme = findStoredTheme(environment) ?? state.theme;
      change(state.isReloadPending ? waitForReload(state, theme) : makeState(theme));
      if (!state.isReloadPending) stopTimer();
    },
    followDevice: paint,
  };
}

function makeState(theme: ThemeConfig): ThemeState {
  return { theme, shown: theme, isReloadPending: false };
}

/** The state after a choice: its scheme is shown, the rest waits where it differs from what is shown. */
function waitForReload({ shown }: ThemeState, theme: ThemeConfig): ThemeState {
  if (!differsBesideScheme(theme, shown)) return makeState(theme);
  const { colorScheme } = theme;
  const isSchemeShown = colorScheme === shown.colorScheme;
  return {
    theme,
    shown: isSchemeShown ? shown : parseTheme({ ...shown, colorScheme }),
    isReloadPending: true,
  };
}
