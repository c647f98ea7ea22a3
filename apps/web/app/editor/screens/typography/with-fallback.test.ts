import { expect, test } from "vitest";
import { withFallback } from "./with-fallback.ts";

test("adds a generic family to a font without a fallback", () => {
  expect(withFallback(["Zxqwerty"])).toEqual(["Zxqwerty", "sans-serif"]);
  expect(withFallback(["Literata", "Georgia"])).toEqual(["Literata", "Georgia", "sans-serif"]);
});

test.each([[["Literata", "serif"]], [["ui-monospace"]], [["Inter", "system-ui"]]])(
  "keeps the fallback of %j",
  (families) => {
    expect(withFallback(families)).toEqual(families);
  },
);
