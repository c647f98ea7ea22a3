import { expect, test } from "vitest";
import { canExport, plans } from "./plan.ts";

test("prices a year of Pro at a fifth less than twelve months", () => {
  expect(plans.pro.monthlyPriceMinor).toBe(825);
  expect(plans.pro.annualPriceMinor).toBe(7920);
});

test("exports CSS, SCSS and Figma on Free, and everything on Pro", () => {
  const formats = ["css", "scss", "figma", "less"];
  const exported = (plan: "free" | "pro") =>
    formats.filter((format) => canExport(plans[plan].entitlements, format));
  expect(exported("free")).toEqual(["css", "scss", "figma"]);
  expect(exported("pro")).toEqual(formats);
});
