import { expect, test, vi } from "vitest";
import { applyTheme, type ThemedPage } from "./apply-theme.ts";
import { resolveScheme } from "./resolve-scheme.ts";
import { defaultTheme, parseTheme } from "./theme-config.ts";
import { themeScript } from "./theme-script.ts";
import { createThemeStore } from "./theme-store.ts";

function fakePage() {
  // The class that the prerendered page carries.
  const classes = new Set(["dark"]);
  const page = {
    documentElement: { dataset: {} as Record<string, string | undefined> },
    body: {
      classList: {
        add: (name: string) => void classes.add(name),
        remove: (...names: string[]) => names.forEach((name) => classes.delete(name)),
      },
    },
  } satisfies ThemedPage;
  return { page, classes };
}

function fakeStorage(initial?: string) {
  const items = new Map(initial === undefined ? [] : [["theme", initial]]);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

function storeWith(stored?: string, prefersDark = false) {
  const { page, classes } = fakePage();
  const storage = fakeStorage(stored);
  const logError = vi.fn();
  const store = createThemeStore({ page, storage, prefersDark: () => prefersDark, logError });
  return { store, storage, page, classes, logError };
}

const storedTexts = [
  "{}",
  "null",
  "[]",
  '"dark"',
  '{"colorScheme":"light","densityMode":"compact","product":"backoffice"}',
  '{"colorScheme":"system","contentWidth":"full","contentDirection":"horizontal"}',
  '{"colorScheme":"sepia","navigationType":"collapsed","densityMode":3}',
];

test("starts as the specification says", () => {
  expect(parseTheme(undefined)).toEqual({
    product: "main",
    colorScheme: "dark",
    densityMode: "comfortable",
    contentDirection: "vertical",
    contentWidth: "compact",
    navigationType: "expanded",
    version: "1.0.0",
  });
});

test("keeps known values and puts defaults in the place of unknown ones", () => {
  expect(parseTheme({ colorScheme: "light", densityMode: "dense", extra: 1 })).toEqual({
    ...defaultTheme,
    colorScheme: "light",
  });
});

test("toggles from what is on screen, and stores it under the key theme", () => {
  const { store, storage, page, classes } = storeWith('{"colorScheme":"system"}', true);
  store.toggleScheme();
  expect(page.documentElement.dataset["theme"]).toBe("light");
  expect([...classes]).toEqual(["light"]);
  expect(JSON.parse(storage.items.get("theme") ?? "")).toEqual({
    ...defaultTheme,
    colorScheme: "light",
  });
});

test("follows what another tab stored", () => {
  const { store, storage, page } = storeWith();
  storage.setItem("theme", '{"densityMode":"compact"}');
  store.refresh();
  expect(page.documentElement.dataset["density"]).toBe("compact");
});

test("only logs errors of storage, and goes on", () => {
  const { store, logError, page } = storeWith("{broken");
  expect(store.getTheme()).toEqual(defaultTheme);
  expect(logError).toHaveBeenCalledTimes(1);
  const full = createThemeStore({
    page,
    storage: {
      getItem: () => null,
      setItem() {
        throw new Error("full");
      },
    },
    prefersDark: () => true,
    logError,
  });
  full.toggleScheme();
  expect(full.getScheme()).toBe("light");
  expect(logError).toHaveBeenCalledTimes(2);
});

test.each(storedTexts)("paints the same before and after the modules load: %s", (stored) => {
  for (const prefersDark of [true, false]) {
    const early = fakePage();
    const globals = {
      document: early.page,
      localStorage: fakeStorage(stored),
      matchMedia: () => ({ matches: prefersDark }),
      console,
    };
    // oxlint-disable-next-line typescript/no-implied-eval -- the script is text, as in the page
    new Function(...Object.keys(globals), themeScript)(...Object.values(globals));
    const late = fakePage();
    const theme = parseTheme(JSON.parse(stored));
    applyTheme(late.page, theme, resolveScheme(theme.colorScheme, prefersDark));
    expect(early.page.documentElement.dataset).toEqual(late.page.documentElement.dataset);
    expect(early.classes).toEqual(late.classes);
  }
});

test("sets the body's class as soon as there is a body", () => {
  const { page, classes } = fakePage();
  const { body } = page;
  classes.clear();
  const early: { documentElement: object; body: typeof body | null } = { ...page, body: null };
  let announce = () => {};
  class FakeObserver {
    constructor(callback: (records: unknown, observer: FakeObserver) => void) {
      announce = () => callback([], this);
    }
    observe() {}
    disconnect = vi.fn();
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is text, as in the page
  new Function("document", "localStorage", "MutationObserver", themeScript)(
    early,
    fakeStorage(),
    FakeObserver,
  );
  expect(classes.size).toBe(0);
  early.body = body;
  announce();
  expect([...classes]).toEqual(["dark"]);
});
