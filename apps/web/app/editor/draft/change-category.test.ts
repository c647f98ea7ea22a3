import { overridePath, tokenPath, type DecisionPath, type RecipeChange } from "@tessera/engine";
import { expect, test } from "vitest";
import { countByCategory, findCategory } from "./change-category.ts";

const decision = (path: DecisionPath): RecipeChange => ({ kind: "decision", path });

test("assigns a decision to its section, and a pin to its token's group", () => {
  expect(findCategory(decision("color/status/danger"))).toBe("color");
  expect(findCategory(decision(overridePath(tokenPath("font-size.heading-m"))))).toBe("typography");
  expect(findCategory(decision("zIndex/order"))).toBe("z-index");
  expect(
    findCategory(decision(`customTokens/${tokenPath("brand.logo")}` as const)),
  ).toBeUndefined();
});

test("assigns a renamed step to the section of its list", () => {
  const renamed = { kind: "renamed", list: "motion/durations", from: "fast", to: "quick" } as const;
  expect(findCategory(renamed)).toBe("motion");
});

test("counts the changes of each category", () => {
  const paths = ["color/base", "color/status/info", "radius/basePx"] as const;
  expect([...countByCategory(paths.map(decision))]).toEqual([
    ["color", 2],
    ["radius", 1],
  ]);
});
