import { hexOfOklch, maxChroma } from "@tessera/engine/color";
import { expect, test } from "vitest";
import { areaColumns, areaRows, findAreaShape, paintArea } from "./paint-area.ts";

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

test.each(hues)(
  "paints every place of the area of hue %d with its nearest color in sRGB",
  (hue) => {
    const { most } = findAreaShape(hue);
    const painted = new Map<string, string>();
    const context = {
      fillStyle: "",
      fillRect(left: number, top: number, width: number) {
        for (let x = left; x < left + width; x++) painted.set(`${x} ${top}`, this.fillStyle);
      },
    };
    paintArea(context as unknown as CanvasRenderingContext2D, hue, most);
    for (let x = 0; x < areaColumns; x++)
      for (let y = 0; y < areaRows; y++) {
        const l = 1 - (y + 0.5) / areaRows;
        const nearest = hexOfOklch({ l, c: ((x + 0.5) / areaColumns) * most, h: hue });
        expect(painted.get(`${x} ${y}`)).toBe(nearest);
      }
  },
);
