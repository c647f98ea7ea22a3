import { type HexColor, parseHexColor } from "@tessera/engine/color";
import { expect, test } from "vitest";
import { colorNotations, printColor } from "./color-notation.ts";
import { parseColor } from "./parse-color.ts";

const lapis = "#2447b8" as HexColor;

test.each([
  ["hex", "#2447b8"],
  ["rgb", "rgb(36 71 184)"],
  ["hsl", "hsl(225.8 67.3% 43.1%)"],
  ["oklch", "oklch(44.8% 0.183 265.8)"],
] as const)("prints Lapis in %s", (notation, text) => {
  expect(printColor(lapis, notation)).toBe(text);
});

test.each(colorNotations)("reads every color back from $text", ({ id }) => {
  // A step coprime to the number of colors samples them evenly.
  for (let bits = 0; bits < 2 ** 24; bits += 9973) {
    const hex = parseHexColor(`#${bits.toString(16).padStart(6, "0")}`);
    if (!hex) throw new Error("Six hex digits are a color.");
    const read = parseColor(printColor(hex, id));
    if (read?.hex !== hex || read.isNearest) expect(read, hex).toEqual({ hex, isNearest: false });
  }
});
