import fc from "fast-check";
import { expect, inject, it } from "vitest";
import type { HexColor } from "#color/hex-color.ts";
import { readColor } from "#readers/values/read-color.ts";
import { sharedOptions } from "../options/shared-options.ts";
import { colorPrinters } from "./print-color.ts";

const runs = { seed: 20_260_412, numRuns: inject("form") === "long" ? 1_000_000 : 20_000 };

it.each([
  ["hex", "#2447b8", "rgb(36 71 184 / 0.5)"],
  ["rgb", "rgb(36 71 184)", "rgb(36 71 184 / 0.5)"],
  ["hsl", "hsl(225.81 67.27% 43.14%)", "hsl(225.81 67.27% 43.14% / 0.5)"],
  ["oklch", "oklch(0.4482 0.1829 265.849)", "oklch(0.4482 0.1829 265.849 / 0.5)"],
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

it("parses no other text as a color", () => {
  for (const text of ["#12345", "rgb(1 2)", "rgb(1 2 3%)", "hsl(1 2 3)", "oklch(50% 0 0)", ""])
    expect(readColor(text)).toBeUndefined();
});
