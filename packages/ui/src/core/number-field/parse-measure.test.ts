import { expect, test } from "vitest";
import { parseMeasure, printMeasure, stepMeasure } from "./parse-measure.ts";

test.each([
  ["16", "px", 16],
  [" 16 px ", "px", 16],
  ["16PX", "px", 16],
  ["1.5rem", "px", 24],
  ["1,5rem", "px", 24],
  ["24px", "rem", 1.5],
  [".5em", "px", 8],
  ["-1px", "px", -1],
  ["−1", "px", -1],
  ["1.25", "", 1.25],
  ["0.2s", "ms", 200],
  ["265.8°", "°", 265.8],
  ["0.5turn", "°", 180],
  ["44.8%", "%", 44.8],
])("parses %s in %s as %d", (text, unit, value) => {
  expect(parseMeasure(text, unit)).toBe(value);
});

test("converts rem and em by the given root size", () => {
  expect(parseMeasure("1.5rem", "px", 14)).toBe(21);
  expect(parseMeasure("21px", "rem", 14)).toBe(1.5);
  expect(parseMeasure("2em", "rem", 14)).toBe(2);
});

test.each([
  ["", "px"],
  ["auto", "px"],
  ["16 17", "px"],
  ["1.2.3", "px"],
  ["2s", "px"],
  ["10%", "px"],
  ["1e3", "px"],
  ["calc(1px)", "px"],
  ["constructor", "px"],
])("parses no number from %s in %s", (text, unit) => {
  expect(parseMeasure(text, unit)).toBeUndefined();
});

test("prints what it parses, to four decimals", () => {
  expect(printMeasure(1 / 3, "en")).toBe("0.3333");
  expect(printMeasure(-0, "en")).toBe("0");
  expect(printMeasure(1536, "en")).toBe("1536");
  for (const locale of ["en", "tr"])
    expect(parseMeasure(printMeasure(-0.0625, locale), "rem")).toBe(-0.0625);
});

test("prints the decimal sign of the language", () => {
  expect(printMeasure(1.25, "tr")).toBe("1,25");
  expect(printMeasure(1.25, "tr-TR")).toBe("1,25");
});

test("steps without floating-point noise", () => {
  expect(stepMeasure(0.1, 0.1, 2)).toBe(0.3);
  expect(stepMeasure(16, 1, -10)).toBe(6);
});
