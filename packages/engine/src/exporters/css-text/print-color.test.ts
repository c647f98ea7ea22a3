import fc from "fast-check";
import { expect, inject, it } from "vitest";
import type { HexColor } from "#color/hex-color.ts";
import { readColor } from "#readers/values/read-color.ts";
import { sharedOptions } from "../options/shared-options.ts";
import { hexOfOklch, oklchOf, type Oklch } from "#color/oklch.ts";
import { roundNumber } from "#tokens/round-number.ts";
import { colorPrinters } from "./print-color.ts";
import { shortenOklch } from "./shorten-oklch.ts";

const runs = { seed: 20_260_412, numRuns: inject("form") === "long" ? 1_000_000 : 20_000 };

it.each([
  ["hex", "#2447b8", "rgb(36 71 184 / 0.5)"],
  ["rgb", "rgb(36 71 184)", "rgb(36 71 184 / 0.5)"],
  ["hsl", "hsl(225.81 67.27% 43.14%)", "hsl(225.81 67.27% 43.14% / 0.5)"],
  ["oklch", "oklch(0.448 0.183 266)", "oklch(0.448 0.183 266 / 0.5)"],
] as const)("prints a color as %s", (notation, opaque, half) => {
  const hex = "#2447b8" as HexColor;
  expect(colorPrinters[notation]({ type: "color", hex, alpha: 1 })).toBe(opaque);
  expect(colorPrinters[notation]({ type: "color", hex, alpha: 0.5 })).toBe(half);
});

it.each(sharedOptions.colorNotation.choices)("parses every color again from %s", (notation) => {
  fc.assert(
    fc.property(fc.nat(0xffffff), fc.nat(1000), (bits, alpha) => {
      const hex = `#${bits.toString(16).padStart(6, "0")}` as HexColor;
      const color = { type: "color", hex, alpha: alpha / 1000 } as const;
      expect(readColor(colorPrinters[notation](color))).toEqual(color);
    }),
    runs,
  );
});

it("prints no digit in OKLCH that a color does not need", () => {
  fc.assert(
    fc.property(fc.nat(0xffffff), fc.constantFrom("l", "c", "h"), (bits, part) => {
      const hex = `#${bits.toString(16).padStart(6, "0")}` as HexColor;
      const short = shortenOklch(hex);
      const decimals = String(short[part]).split(".")[1]?.length ?? 0;
      if (decimals === 0) return;
      const shorter = { ...short, [part]: roundNumber(oklchOf(hex)[part], decimals - 1) };
      expect([eightBitsOf(shorter), hexOfOklch(shorter)]).not.toEqual([hex, hex]);
    }),
    runs,
  );
});

it("prints colors in OKLCH that round to the same 8 bits without being clipped", () => {
  fc.assert(
    fc.property(fc.nat(0xffffff), (bits) => {
      const hex = `#${bits.toString(16).padStart(6, "0")}` as HexColor;
      expect(eightBitsOf(shortenOklch(hex))).toBe(hex);
    }),
    runs,
  );
});

it.each([
  ["#ffffff", "oklch(1 0 0)"],
  ["#000000", "oklch(0 0 0)"],
  ["#808080", "oklch(0.6 0 0)"],
  ["#ff0000", "oklch(0.628 0.2577 29.23)"],
])("prints the edge color %s as %s", (hex, text) => {
  expect(colorPrinters.oklch({ type: "color", hex: hex as HexColor, alpha: 1 })).toBe(text);
});

/** Converts by the formulas of CSS Color 4; channels outside of 0 to 255 have no code. */
function eightBitsOf({ l, c, h }: Oklch): string | undefined {
  const radians = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(radians), c * Math.sin(radians)];
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const bytes = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ].map((linear) =>
    Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055)),
  );
  if (bytes.some((each) => each < 0 || each > 255)) return undefined;
  return `#${bytes.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
}

it("parses no other text as a color", () => {
  for (const text of ["#12345", "rgb(1 2)", "rgb(1 2 3%)", "hsl(1 2 3)", "oklch(50% 0 0)", ""])
    expect(readColor(text)).toBeUndefined();
});
