import { formatHex, parse } from "culori";
import { expect, test } from "vitest";
import { parseColor } from "./parse-color.ts";

test.each([
  ["#2447b8", "#2447b8"],
  [" 2447B8 ", "#2447b8"],
  ["#abc", "#aabbcc"],
  ["rgb(36, 71, 184)", "#2447b8"],
  ["rgb(36 71 184 / 1)", "#2447b8"],
  ["rgba(36,71,184,100%)", "#2447b8"],
  ["rgb(100% 0% 0%)", "#ff0000"],
  ["RebeccaPurple", "#663399"],
])("parses %s as %s", (text, hex) => {
  expect(parseColor(text)).toEqual({ hex, isNearest: false });
});

test.each([
  "hsl(226 67% 43%)",
  "hsl(226deg, 67%, 43%)",
  "hsl(0.25turn 50% 50%)",
  "hsl(-30 50% 50%)",
  "oklch(44.8% 0.183 265.8)",
  "oklch(0.7 0.1 200)",
  "oklch(70% 25% 120deg)",
  "oklch(60% 0 none)",
])("parses %s as culori does", (text) => {
  expect(parseColor(text)).toEqual({ hex: formatHex(parse(text)), isNearest: false });
});

test.each(["oklch(70% 0.35 140)", "oklch(120% 0.1 20)", "rgb(300 0 0)", "hsl(0 120% 50%)"])(
  "reports that sRGB has only the nearest color of %s",
  (text) => {
    expect(parseColor(text)?.isNearest).toBe(true);
  },
);

test.each([
  "",
  "#24g7b8",
  "#12345",
  "#2447b880",
  "rgb(36 71)",
  "rgb(36 71 184 / 0.5)",
  "rgb(1 2 3 4 5)",
  "rgb(a b c)",
  "hsl(226px 67% 43%)",
  "oklch(44.8% 0.183)",
  "transparent",
  "currentcolor",
  "color(display-p3 1 0 0)",
  "url(javascript:1)",
])("parses no color from %s", (text) => {
  expect(parseColor(text)).toBeUndefined();
});
