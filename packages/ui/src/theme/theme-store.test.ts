import { expect, test, vi } from "vitest";
import { fakePage, fakeStorage } from "./testing/fake-browser.ts";
import { defaultTheme } from "./theme-config.ts";
import { createThemeStore, type ThemeEnvironment, themeReloadDelayMs } from "./theme-store.ts";

function storeWith(stored?: string, changes: Partial<ThemeEnvironment> = {}) {
  const { page, classes } = fakePage();
  const storage = fakeStorage(stored);
  const logError = vi.fn();
  const reload = vi.fn();
  const timers: { callback: () => void; delayMs: number; isStopped: boolean }[] = [];
  const store = createThemeStore({
    page,
    storage,
    prefersDark: () => false,
    isOnline: () => true,
    logError,
    reload,
    startTimer(callback, delayMs) {
      const timer = { callback, delayMs, isStopped: false };
      timers.push(timer);
      return () => void (timer.isStopped = true);
    },
    ...changes,
  });
  const readStored = (): unknown => JSON.parse(storage.items.get("theme") ?? "null");
  return { store, storage, readStored, page, classes, logError, reload, timers };
}

const refusal: ThemeEnvironment["storage"] = {
  getItem: () => null,
  setItem() {
    throw new Error("full");
  },
};

test("toggles from the visible scheme at once, and stores it under the key theme", () => {
  const { store, readStored, page, classes, timers } = storeWith('{"colorScheme":"system"}', {
    prefersDark: () => true,
  });
  store.toggleScheme();
  expect(page.documentElement.dataset["theme"]).toBe("light");
  expect([...classes]).toEqual(["light"]);
  expect(readStored()).toEqual({ ...defaultTheme, colorScheme: "light" });
  expect(store.getState().isReloadPending).toBe(false);
  expect(timers).toEqual([]);
});

test.each([
  { product: "backoffice" },
  { densityMode: "compact" },
  { contentDirection: "horizontal" },
  { contentWidth: "full" },
  { navigationType: "collapsed" },
] as const)("stores %o, and reloads the page after 14901 ms", (changes) => {
  const { store, readStored, reload, timers } = storeWith();
  store.setTheme(changes);
  expect(readStored()).toEqual({ ...defaultTheme, ...changes });
  expect(store.getState()).toEqual({
    theme: { ...defaultTheme, ...changes },
    shown: defaultTheme,
    isReloadPending: true,
  });
  expect(timers).toMatchObject([{ delayMs: 14_901 }]);
  expect(themeReloadDelayMs).toBe(14_901);
  expect(reload).not.toHaveBeenCalled();
  timers[0]?.callback();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("shows a new scheme while a reload is pending, and does not postpone the reload", () => {
  const { store, page, timers } = storeWith();
  store.setTheme({ densityMode: "compact" });
  store.setTheme({ colorScheme: "light" });
  expect(page.documentElement.dataset).toMatchObject({ theme: "light", density: "comfortable" });
  expect(store.getState().isReloadPending).toBe(true);
  expect(timers).toMatchObject([{ isStopped: false }]);
});

test("restarts the delay at the last choice, and cancels it when the settings match the page", () => {
  const { store, timers } = storeWith();
  store.setTheme({ densityMode: "compact" });
  store.setTheme({ contentWidth: "full" });
  expect(timers).toMatchObject([{ isStopped: true }, { isStopped: false }]);
  store.setTheme({ densityMode: "comfortable", contentWidth: "compact" });
  expect(store.getState().isReloadPending).toBe(false);
  expect(timers).toMatchObject([{ isStopped: true }, { isStopped: true }]);
});

test("reloads at once on request, and only once", () => {
  const { store, reload, timers } = storeWith();
  store.setTheme({ product: "backoffice" });
  store.applyNow();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(timers).toMatchObject([{ isStopped: true }]);
});

const offline = { isOnline: () => false };

test("does not reload offline, and applies the settings without it", () => {
  const { store, page, reload, timers } = storeWith(undefined, offline);
  store.setTheme({ densityMode: "compact" });
  timers[0]?.callback();
  expect(reload).not.toHaveBeenCalled();
  expect(page.documentElement.dataset["density"]).toBe("compact");
  expect(store.getState().isReloadPending).toBe(false);
});

test("does not reload offline on request either", () => {
  const { store, page, reload, timers } = storeWith(undefined, offline);
  store.setTheme({ densityMode: "compact" });
  store.applyNow();
  expect(reload).not.toHaveBeenCalled();
  expect(page.documentElement.dataset["density"]).toBe("compact");
  expect(timers).toMatchObject([{ isStopped: true }]);
});

test("cancels the reload when the settings are applied without it, and stores them", () => {
  const { store, page, readStored, timers } = storeWith();
  store.setTheme({ densityMode: "compact" });
  store.applyWithoutReload();
  expect(page.documentElement.dataset["density"]).toBe("compact");
  expect(store.getState().isReloadPending).toBe(false);
  expect(readStored()).toMatchObject({ densityMode: "compact" });
  expect(timers).toMatchObject([{ isStopped: true }]);
});

test("notifies its listeners of every change until they unsubscribe", () => {
  const { store } = storeWith();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.setTheme({ contentWidth: "full" });
  store.toggleScheme();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  store.toggleScheme();
  expect(listener).toHaveBeenCalledTimes(2);
});

test("applies what another tab stored, without a reload", () => {
  const { store, storage, page, timers } = storeWith();
  storage.setItem("theme", '{"densityMode":"compact"}');
  store.followStorage();
  expect(page.documentElement.dataset["density"]).toBe("compact");
  expect(store.getState().isReloadPending).toBe(false);
  expect(timers).toEqual([]);
});

test("keeps a reload pending when another tab stores something", () => {
  const { store, storage, page } = storeWith();
  store.setTheme({ densityMode: "compact" });
  storage.setItem("theme", '{"densityMode":"compact","colorScheme":"light"}');
  store.followStorage();
  expect(store.getState().isReloadPending).toBe(true);
  expect(page.documentElement.dataset).toMatchObject({ theme: "light", density: "comfortable" });
});

test("cancels the reload when another tab stored what this page shows", () => {
  const { store, storage, timers } = storeWith();
  store.setTheme({ densityMode: "compact" });
  storage.setItem("theme", "{}");
  store.followStorage();
  expect(store.getState().isReloadPending).toBe(false);
  expect(timers).toMatchObject([{ isStopped: true }]);
});

test("applies the device's current preference", () => {
  let prefersDark = false;
  const { store, page } = storeWith('{"colorScheme":"system"}', {
    prefersDark: () => prefersDark,
  });
  prefersDark = true;
  store.followDevice();
  expect(page.documentElement.dataset["theme"]).toBe("dark");
});

test("logs a failure to read storage, and starts with the defaults", () => {
  const { store, storage, logError } = storeWith("{broken");
  expect(store.getState().theme).toEqual(defaultTheme);
  expect(logError).toHaveBeenCalledTimes(1);
  store.setTheme({ colorScheme: "light" });
  storage.setItem("theme", "{broken again");
  store.followStorage();
  expect(store.getState().theme.colorScheme).toBe("light");
  expect(logError).toHaveBeenCalledTimes(2);
});

test("logs a failure to write storage, and applies the settings at once, because a reload would lose them", () => {
  const { store, page, logError, timers } = storeWith(undefined, { storage: refusal });
  store.setTheme({ densityMode: "compact", colorScheme: "light" });
  expect(page.documentElement.dataset).toMatchObject({ theme: "light", density: "compact" });
  expect(store.getState().isReloadPending).toBe(false);
  expect(timers).toEqual([]);
  expect(logError).toHaveBeenCalledTimes(1);
});
