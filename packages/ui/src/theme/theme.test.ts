import { expect, test, vi } from "vitest";
import { applyTheme } from "./apply-theme.ts";
import { fakePage, fakeStorage } from "./testing/fake-browser.ts";
import { resolveScheme } from "./resolve-scheme.ts";
import { defaultTheme, parseTheme } from "./theme-config.ts";
import { themeScript } from "./theme-script.ts";

const storedTexts = [
  "{}",
  "null",
  "[]",
  '"dark"',
  '{"colorScheme":"light","densityMode":"compact","product":"backoffice"}',
  '{"colorScheme":"system","contentWidth":"full","contentDirection":"horizontal"}',
  '{"colorScheme":"sepia","navigationType":"collapsed","densityMode":3}',
];

test("has the specification's defaults", () => {
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

test("keeps known values and replaces unknown ones by defaults", () => {
  expect(parseTheme({ colorScheme: "light", densityMode: "dense", extra: 1 })).toEqual({
    ...defaultTheme,
    colorScheme: "light",
  });
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
