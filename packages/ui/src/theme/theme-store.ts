import { createSignal, type Signal } from "../store/create-signal.ts";
import type { Shelf } from "../store/shelf.ts";
import { applyTheme, type ThemedPage } from "./apply-theme.ts";
import { resolveScheme } from "./resolve-scheme.ts";
import { findStoredTheme, storeTheme } from "./stored-theme.ts";
import {
  defaultTheme,
  differsBesideScheme,
  parseTheme,
  type ThemeChanges,
  type ThemeConfig,
} from "./theme-config.ts";

/** How long the overlay waits before the page reloads with changed settings. */
export const themeReloadDelayMs = 14_901;

/** The parts of the browser that the theme store needs. */
export type ThemeEnvironment = Shelf & {
  readonly page: ThemedPage;
  readonly prefersDark: () => boolean;
  /** Returns false without a network, when a reload would lose the page. */
  readonly isOnline: () => boolean;
  readonly reload: () => void;
  /** Calls back once after a delay; returns a function that cancels it. */
  readonly startTimer: (callback: () => void, delayMs: number) => () => void;
};

/** A user's theme, and the part of it that the page shows. */
export type ThemeState = {
  /** The user's settings. */
  readonly theme: ThemeConfig;
  /** The settings that the page shows: all but the color scheme require a reload. */
  readonly shown: ThemeConfig;
  /** True while a reload is pending. */
  readonly isReloadPending: boolean;
};

/** Stores a user's theme and applies it to the page. */
export type ThemeStore = {
  readonly getState: () => ThemeState;
  /** Calls the listener after every change of the state; returns a function that removes it. */
  readonly subscribe: Signal["subscribe"];
  /**
   * Stores changed settings. The color scheme applies at once; any other setting reloads the page
   * after a delay.
   */
  readonly setTheme: (changes: ThemeChanges) => void;
  /** Switches between dark and light. */
  readonly toggleScheme: () => void;
  /** Reloads without waiting for the delay; offline it applies the settings without a reload. */
  readonly applyNow: () => void;
  /** Applies pending settings without a reload, and cancels the reload. */
  readonly applyWithoutReload: () => void;
  /** Applies what another tab stored. It does so without a reload, which would lose what is typed here. */
  readonly followStorage: () => void;
  /** Applies the device's current color scheme. */
  readonly followDevice: () => void;
};

/** The state with default settings, also of a page that is prerendered. */
export const initialThemeState: ThemeState = createState(defaultTheme);

/** Creates a theme store for an environment. */
export function createThemeStore(environment: ThemeEnvironment): ThemeStore {
  const { page, prefersDark, isOnline, reload, startTimer } = environment;
  const { subscribe, notify } = createSignal();
  let state = createState(findStoredTheme(environment) ?? defaultTheme);
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
    notify();
  }
  function applyWithoutReload(): void {
    stopTimer();
    change(createState(state.theme));
  }
  function applyNow(): void {
    if (!isOnline()) return applyWithoutReload();
    stopTimer();
    return reload();
  }
  function setTheme(changes: ThemeChanges): void {
    const theme = parseTheme({ ...state.theme, ...changes });
    const isDelayRestarted = differsBesideScheme(theme, state.theme);
    // A reload would lose settings that could not be stored, so they are applied without it.
    change(storeTheme(environment, theme) ? waitForReload(state, theme) : createState(theme));
    if (isDelayRestarted || !state.isReloadPending) stopTimer();
    if (isDelayRestarted && state.isReloadPending) {
      stopTimer = startTimer(applyNow, themeReloadDelayMs);
    }
  }
  return {
    getState: () => state,
    subscribe,
    setTheme,
    toggleScheme: () => setTheme({ colorScheme: getScheme() === "dark" ? "light" : "dark" }),
    applyNow,
    applyWithoutReload,
    followStorage() {
      const theme = findStoredTheme(environment) ?? state.theme;
      change(state.isReloadPending ? waitForReload(state, theme) : createState(theme));
      if (!state.isReloadPending) stopTimer();
    },
    followDevice: paint,
  };
}

function createState(theme: ThemeConfig): ThemeState {
  return { theme, shown: theme, isReloadPending: false };
}

/** Returns the state after a choice: its scheme applies, other differences wait for a reload. */
function waitForReload({ shown }: ThemeState, theme: ThemeConfig): ThemeState {
  if (!differsBesideScheme(theme, shown)) return createState(theme);
  const { colorScheme } = theme;
  const isSchemeShown = colorScheme === shown.colorScheme;
  return {
    theme,
    shown: isSchemeShown ? shown : parseTheme({ ...shown, colorScheme }),
    isReloadPending: true,
  };
}
