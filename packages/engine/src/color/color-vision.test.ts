import {
  clampRgb,
  converter,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Rgb,
} from "culori";
import { expect, test } from "vitest";
import { hardBases } from "#checks/testing/hard-bases.ts";
import { fullDistance, leastDistance, seeColor } from "./color-vision.ts";
import type { HexColor } from "./hex-color.ts";
import { deltaEOk } from "./delta-e-ok.ts";

const oklab = converter("oklab");
const rgb = converter("rgb");
const linear = converter("lrgb");
const filters = [filterDeficiencyProt(1), filterDeficiencyDeuter(1), filterDeficiencyTrit(1)];

test("simulates the deficiencies as culori's filters do, on linear light and on encoded channels", () => {
  for (const hex of hardBases) {
    const { r = 0, g = 0, b = 0 } = linear(hex) ?? {};
    const seen = filters.flatMap((filter) => {
      const light = filter({ mode: "rgb", r, g, b });
      const channels = filter(rgb(hex) as Rgb);
      return [
        oklab({ ...light, mode: "lrgb" }),
        oklab({ ...clampRgb(light), mode: "lrgb" }),
        oklab(channels),
        oklab(clampRgb(channels)),
      ];
    });
    const expected = [oklab(hex), ...seen].flatMap((color) => [color?.l, color?.a, color?.b]);
    [...seeColor(hex)].forEach((component, i) =>
      expect(component, `${hex} ${i}`).toBeCloseTo(expected[i] ?? Number.NaN, 4),
    );
  }
});

test("finds red and green of one lightness less different with a deficiency than without", () => {
  const [red, green] = ["#c0504d", "#5f8a3c"] as [HexColor, HexColor];
  const [one, other] = [seeColor(red), seeColor(green)];
  expect(fullDistance(one, other)).toBeCloseTo(deltaEOk(red, green), 9);
  expect(leastDistance(one, other)).toBeLessThan(fullDistance(one, other) / 2);
});
