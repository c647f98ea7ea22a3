import fc from "fast-check";
import { expect, test } from "vitest";
import { parseView, printView, type ViewSettings } from "./view-settings.ts";

const defaults: ViewSettings = {
  template: undefined,
  scheme: "light",
  state: "now",
  contrast: "default",
  density: undefined,
  widthPx: 1280,
  vision: "normal",
  isInspecting: false,
};

const settings: fc.Arbitrary<ViewSettings> = fc.record({
  template: fc.constantFrom(undefined, "dashboard", "sign-up"),
  scheme: fc.constantFrom("light", "dark", "split"),
  state: fc.constantFrom("now", "saved"),
  contrast: fc.constantFrom("default", "high"),
  density: fc.constantFrom(undefined, "comfortable", "compact"),
  widthPx: fc.constantFrom(1280, 768, 390),
  vision: fc.constantFrom("normal", "protanopia", "deuteranopia", "tritanopia", "gray"),
  isInspecting: fc.boolean(),
});

test("an address without settings is the default view, which adds nothing to an address", () => {
  expect(parseView(new URLSearchParams())).toEqual(defaults);
  expect(printView(defaults).toString()).toBe("");
});

test("every view comes back from its address", () => {
  fc.assert(
    fc.property(settings, (view) => {
      expect(parseView(new URLSearchParams(printView(view).toString()))).toEqual(view);
    }),
  );
});

test("any address is a view, and other parameters stay", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, value) => {
      const search = new URLSearchParams([[name, value]]);
      const view = parseView(search);
      expect(Object.keys(view)).toEqual(Object.keys(defaults));
    }),
  );
  const search = new URLSearchParams("pane=preview&scheme=dark&template=<b>");
  expect(printView({ ...defaults, widthPx: 390 }, search).toString()).toBe(
    "pane=preview&width=390",
  );
});
