import { type HexColor, maxChroma, parseHexColor } from "@tessera/engine/color";
import { expect, test } from "vitest";
import { moveHsl, moveOklch, moveRgb, pickHex, shownOklch } from "./picked-color.ts";

const lapis = requireHex("#2447b8");
const grey = requireHex("#808080");

function requireHex(text: string): HexColor {
  const hex = parseHexColor(text);
  if (!hex) throw new Error(`${text} is no hex color.`);
  return hex;
}

test("preserves the given color byte for byte", () => {
  expect(pickHex(lapis).hex).toBe("#2447b8");
});

test("preserves the hues of the sliders when the color becomes gray", () => {
  const before = pickHex(lapis);
  const turned = pickHex(grey, before);
  expect(turned.requested.h).toBe(before.requested.h);
  expect(turned.hsl.h).toBe(before.hsl.h);
});

test("limits chroma to the boundary of sRGB", () => {
  const picked = moveOklch(pickHex(lapis), { c: 0.4 });
  expect(picked.requested.c).toBeCloseTo(maxChroma(picked.requested.l, picked.requested.h), 6);
});

test("restores chroma after lightness passed through white", () => {
  const start = pickHex(lapis);
  const white = moveOklch(start, { l: 1 });
  expect(white.hex).toBe("#ffffff");
  expect(shownOklch(white).c).toBe(0);
  expect(moveOklch(white, { l: start.requested.l }).hex).toBe("#2447b8");
});

test("restores hue and saturation of HSL after lightness passed through black", () => {
  const start = pickHex(lapis);
  const black = moveHsl(start, { l: 0 });
  expect(black.hex).toBe("#000000");
  expect(moveHsl(black, { l: start.hsl.l }).hex).toBe("#2447b8");
});

test("stores the hue of a gray until it gets saturation", () => {
  const turned = moveHsl(pickHex(grey), { h: 120 });
  expect(turned.hex).toBe("#808080");
  expect(moveHsl(turned, { s: 1 }).hex).toBe("#01ff01");
});

test("changes one channel of sRGB and preserves the others", () => {
  expect(moveRgb(pickHex(lapis), { g: 1 }).hex).toBe("#24ffb8");
});
