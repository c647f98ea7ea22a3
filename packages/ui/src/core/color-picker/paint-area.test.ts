import { maxChroma } from "@tessera/engine/color";
import { expect, test } from "vitest";
import { findAreaShape } from "./paint-area.ts";

const hues = [0, 29, 110, 142, 200, 264, 328];

test.each(hues)("ends the area of hue %d within a hundredth of its most vivid color", (hue) => {
  const { most } = findAreaShape(hue);
  for (let l = 0; l <= 1; l += 0.005) expect(maxChroma(l, hue)).toBeLessThan(most + 0.01);
});

test("draws the edge from white above to black below", () => {
  const { outline } = findAreaShape(264);
  expect(outline).toMatch(/^polygon\(0 0, 0\.00% 0\.00%, /);
  expect(outline).toMatch(/, 0\.00% 100\.00%, 0 100%\)$/);
});
