import { maxChroma, parseHexColor } from "@tessera/engine/color";
import { expect, test } from "vitest";
import { movePick, pickHex, shownPick } from "./picked-color.ts";

const lapis = parseHexColor("#2447b8");
const grey = parseHexColor("#808080");
if (!lapis || !grey) throw new Error("The two colors of this test are hex colors.");

test("keeps the color that was given byte for byte", () => {
  expect(pickHex(lapis).hex).toBe("#2447b8");
});

test("keeps the hue of the sliders when the color turns grey", () => {
  expect(pickHex(grey, 265).wish.h).toBe(265);
});

test("stops chroma at the edge of sRGB", () => {
  const picked = movePick(pickHex(lapis), { c: 0.4 });
  expect(picked.wish.c).toBeCloseTo(maxChroma(picked.wish.l, picked.wish.h), 6);
});

test("gives chroma back after lightness passed through white", () => {
  const start = pickHex(lapis);
  const white = movePick(start, { l: 1 });
  expect(white.hex).toBe("#ffffff");
  expect(shownPick(white).c).toBe(0);
  expect(movePick(white, { l: start.wish.l }).hex).toBe("#2447b8");
});
