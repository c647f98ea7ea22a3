import { expect, test } from "vitest";
import { canBecomeColor } from "./can-become-color.ts";

test.each([
  ["", "#", "2", "#2447", " #2447b8 "],
  ["r", "reb", "RebeccaPurpl", "t", "oklc"],
  ["rgb(", "rgb(36", "rgb(36, ", "rgb(36 71 184 / 1", "rgb(36 71 184 / 10"],
  ["hsl(226d", "hsl(.", "hsl(-", "oklch(44.8% 0.183 26", "oklch(60% 0 non", "oklch(0.5 )"],
])("accepts unfinished colors such as %j", (...texts) => {
  for (const text of texts) expect(canBecomeColor(text), text).toBe(true);
});

test.each([
  ["#24g", "#2447b8f", "24g7b8", "x", "rebeccax", "blue2"],
  ["rgb(x", "rgb(1 2 3 4", "rgb(1 2 3 1 5", "rgb(36 71 184 / 0", "rgb(36 71 184))"],
  ["hsl(226px", "color(", "url(", "lch(", "var(--color)", "oklch(1..2"],
])("refuses texts such as %j that no typing makes a color", (...texts) => {
  for (const text of texts) expect(canBecomeColor(text), text).toBe(false);
});
