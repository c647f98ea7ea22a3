import { expect, test } from "vitest";
import { withFallback } from "./with-fallback.ts";

test("a font without a fallback gets a generic one", () => {
  expect(withFallback(["Zxqwerty"])).toEqual(["Zxqwerty", "sans-serif"]);
  expect(withFallback(["Literata", "Georgia"])).toEqual(["Literata", "Georgia", "sans-serif"]);
});

test.each([[["Literata", "serif"]], [["ui-monospace"]], [["Inter", "system-ui"]]])(
  "%j keeps its own fallback",
  (families) => {
    expect(withFallback(families)).toEqual(families);
  },
);
