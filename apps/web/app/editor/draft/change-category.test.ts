import { tokenPath } from "@tessera/engine";
import { expect, test } from "vitest";
import { countByCategory, findCategory } from "./change-category.ts";
import { leafPath, overridePath } from "./leaf-path.ts";

test("a decision counts for its section, a pin for its token's group", () => {
  expect(findCategory(leafPath("color", "status", "danger"))).toBe("color");
  expect(findCategory(overridePath(tokenPath("font-size.heading-m")))).toBe("typography");
  expect(findCategory(leafPath("zIndex", "order"))).toBe("z-index");
  expect(findCategory(leafPath("customTokens", "brand.logo"))).toBeUndefined();
});

test("counts the changes of each category", () => {
  const paths = [
    leafPath("color", "base"),
    leafPath("color", "status", "info"),
    leafPath("radius", "basePx"),
  ];
  const counts = countByCategory(paths);
  expect([...counts]).toEqual([
    ["color", 2],
    ["radius", 1],
  ]);
});
