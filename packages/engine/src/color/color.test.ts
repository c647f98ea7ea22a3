import Color from "colorjs.io";
import { converter, hsl, wcagContrast } from "culori";
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { blend } from "./blend.ts";
import { relativeLuminance } from "./contrast.ts";
import { deltaEOk } from "./delta-e-ok.ts";
import { gamutNearHue, maxChromaIn } from "./gamut.ts";
import { hexOfBits } from "./rgb.ts";
import { encodedOf, linearOfByte } from "./srgb-transfer.ts";
import {
  contrastRatio,
  hexOfHsl,
  hexOfOklch,
  hexOfRgb,
  hslOf,
  maxChroma,
  oklabOf,
  oklchOf,
  parseHexColor,
  printContrast,
  rgbOf,
  type HexColor,
} from "./index.ts";

const runs = { seed: 20250601, numRuns: inject("form") === "long" ? 10_000 : 500 };
const oklabOracle = converter("oklab");
const linearRgbOracle = converter("lrgb");

const hexColors = fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits);
const lightnesses = fc.double({ min: 0.3, max: 0.995, noNaN: true });
const hues = fc.double({ min: 0, max: 360, noNaN: true });

function isInGamut(l: number, c: number, h: number, slack: number): boolean {
  const rgb = linearRgbOracle({ mode: "oklch", l, c, h });
  return [rgb.r, rgb.g, rgb.b].every((channel) => channel >= -slack && channel <= 1 + slack);
}

test("parses #rgb and #rrggbb in either case and refuses everything else", () => {
  expect(parseHexColor("#FA0")).toBe("#ffaa00");
  expect(parseHexColor("#2447B8")).toBe("#2447b8");
  for (const text of ["2447b8", "#2447b", "#2447b80", "#gggggg", "", "#２２2222", " #222222"]) {
    expect(parseHexColor(text)).toBeUndefined();
  }
});

test("converts every color to its channels and back unchanged", () => {
  fc.assert(
    fc.property(hexColors, (hex) => {
      expect(hexOfRgb(rgbOf(hex))).toBe(hex);
    }),
    runs,
  );
});

test("converts every color to OKLCH and back unchanged", () => {
  fc.assert(
    fc.property(hexColors, (hex) => {
      expect(hexOfOklch(oklchOf(hex))).toBe(hex);
    }),
    runs,
  );
});

test("converts every color to HSL and back unchanged, and HSL agrees with culori", () => {
  fc.assert(
    fc.property(hexColors, (hex) => {
      const ours = hslOf(hex);
      const theirs = hsl(hex);
      expect(hexOfHsl(ours)).toBe(hex);
      expect(ours.s).toBeCloseTo(theirs?.s ?? Number.NaN, 9);
      expect(ours.l).toBeCloseTo(theirs?.l ?? Number.NaN, 9);
      expect(ours.h).toBeCloseTo(theirs?.h ?? 0, 6);
    }),
    runs,
  );
});

test("the linear light of a byte equals the formula's, with the same bits everywhere", () => {
  for (let byte = 11; byte < 256; byte++) {
    const formula = ((byte / 255 + 0.055) / 1.055) ** 2.4;
    expect(linearOfByte[byte]).toBeCloseTo(formula, 15);
    expect(encodedOf(linearOfByte[byte] ?? Number.NaN)).toBeCloseTo(byte / 255, 14);
  }
  expect(linearOfByte[255]).toBe(1);
  expect(linearOfByte.reduce((sum, linear) => sum + linear)).toBe(79.61945244457402);
});

test("OKLab agrees with culori", () => {
  fc.assert(
    fc.property(hexColors, (hex) => {
      const ours = oklabOf(hex);
      const theirs = oklabOracle(hex);
      expect(ours.l).toBeCloseTo(theirs?.l ?? Number.NaN, 6);
      expect(ours.a).toBeCloseTo(theirs?.a ?? Number.NaN, 6);
      expect(ours.b).toBeCloseTo(theirs?.b ?? Number.NaN, 6);
    }),
    runs,
  );
});

test("OKLCH and its distance agree with colorjs.io", () => {
  fc.assert(
    fc.property(hexColors, hexColors, (one, other) => {
      const theirs = new Color(one);
      expect(deltaEOk(one, other)).toBeCloseTo(theirs.deltaE(new Color(other), "OK"), 5);
      expect(oklchOf(one).c).toBeCloseTo(theirs.to("oklch").coords[1] ?? 0, 3);
    }),
    runs,
  );
});

test("luminance and contrast agree with colorjs.io and culori", () => {
  fc.assert(
    fc.property(hexColors, hexColors, (one, other) => {
      expect(contrastRatio(one, other)).toBeCloseTo(wcagContrast(one, other), 9);
      expect(contrastRatio(one, other)).toBe(contrastRatio(other, one));
      const theirs = new Color(one).contrast(new Color(other), "WCAG21");
      expect(contrastRatio(one, other) / theirs).toBeCloseTo(1, 3);
      expect(relativeLuminance(one)).toBeCloseTo(new Color(one).luminance, 4);
    }),
    runs,
  );
});

test("finds nearly the same gamut for a direction with a known hue", () => {
  fc.assert(
    fc.property(lightnesses, hues, (l, h) => {
      const radians = (h * Math.PI) / 180;
      const chroma = maxChromaIn(gamutNearHue(h, Math.cos(radians), Math.sin(radians)), l);
      expect(chroma).toBeLessThan(1.02 * maxChroma(l, h));
      expect(chroma).toBeGreaterThan(0.9 * maxChroma(l, h));
    }),
    runs,
  );
});

test("the maximum chroma is on the edge of the gamut: a little less is inside, a little more outside", () => {
  fc.assert(
    fc.property(lightnesses, hues, (l, h) => {
      const chroma = maxChroma(l, h);
      expect(isInGamut(l, chroma, h, 0.0011)).toBe(true);
      expect(isInGamut(l, chroma * 1.02 + 0.001, h, 0)).toBe(false);
    }),
    runs,
  );
});

test("a color outside the gamut keeps its hue and lightness and loses chroma", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.3, max: 0.9, noNaN: true }), hues, (l, h) => {
      const mapped = oklchOf(hexOfOklch({ l, c: 0.4, h }));
      expect(mapped.l).toBeCloseTo(l, 2);
      expect(mapped.c).toBeCloseTo(maxChroma(l, h), 2);
      const drift = Math.abs(((mapped.h - h + 540) % 360) - 180);
      expect(drift).toBeLessThan(3);
    }),
    runs,
  );
});

test("prints a contrast with two decimals and never rounds it up", () => {
  expect(printContrast(4.499)).toBe("4.49");
  expect(printContrast(4.5)).toBe("4.50");
  expect(printContrast(4.57)).toBe("4.57");
  expect(printContrast(21)).toBe("21.00");
  fc.assert(
    fc.property(fc.double({ min: 1, max: 21, noNaN: true }), (contrast) => {
      const printed = Number(printContrast(contrast));
      expect(printed).toBeLessThanOrEqual(contrast);
      expect(contrast - printed).toBeLessThan(0.01 + 1e-9);
    }),
    runs,
  );
});

test("prints a ratio of hundredths unchanged", () => {
  for (let hundredths = 100; hundredths <= 2100; hundredths++) {
    expect(printContrast(hundredths / 100)).toBe((hundredths / 100).toFixed(2));
  }
});

test("blends a translucent color with its background", () => {
  const [black, white] = ["#000000", "#ffffff"] as [HexColor, HexColor];
  expect(blend(black, white, 0)).toBe("#ffffff");
  expect(blend(black, white, 1)).toBe("#000000");
  expect(blend(black, white, 0.4)).toBe("#999999");
});
