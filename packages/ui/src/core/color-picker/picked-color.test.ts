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

test("keeps the color that was given byte for byte", () => {
  expect(pickHex(lapis).hex).toBe("#2447b8");
});

test("keeps the hues of the sliders when the color turns grey", () => {
  const before = pickHex(lapis);
  const turned = pickHex(grey, before);
  expect(turned.wish.h).toBe(before.wish.h);
  expect(turned.hsl.h).toBe(before.hsl.h);
});

test("stops chroma at the edge of sRGB", () => {
  const picked = moveOklch(pickHex(lapis), { c: 0.4 });
  expect(picked.wish.c).toBeCloseTo(maxChroma(picked.wish.l, picked.wish.h), 6);
});

test("gives chroma back after lightness passed through white", () => {
  const start = pickHex(lapis);
  const white = moveOklch(start, { l: 1 });
  expect(white.hex).toBe("#ffffff");
  expect(shownOklch(white).c).toBe(0);
  expect(moveOklch(white, { l: start.wish.l }).hex).toBe("#2447b8");
});

test("gives hue and saturation of HSL back after lightness passed through black", () => {
  const start = pickHex(lapis);
  const black = moveHsl(start, { l: 0 });
  expect(black.hex).toBe("#000000");
  expect(moveHsl(black, { l: start.hsl.l }).hex).toBe("#2447b8");
});

test("turns the hue of a grey for when it gets saturation", () => {
  const turned = moveHsl(pickHex(grey), { h: 120 });
  expect(turned.hex).toBe("#808080");
  expect(moveHsl(turned, { s: 1 }).hex).toBe("#01ff01");
});

test("moves one channel of sRGB and leaves the others", () => {
  expect(moveRgb(pickHex(lapis), { g: 1 }).hex).toBe("#24ffb8");
});
