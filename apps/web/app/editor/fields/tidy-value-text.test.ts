import { expect, test } from "vitest";
import { tidyValueText, unitOf } from "./tidy-value-text.ts";

test("a number alone takes the unit that the field shows", () => {
  expect(tidyValueText("18", "px")).toBe("18px");
  expect(tidyValueText("1,5", "rem")).toBe("1.5rem");
  expect(tidyValueText("1.5", "")).toBe("1.5");
});

test("a typed unit wins, whatever its case and the space before it", () => {
  expect(tidyValueText(" 1.5 REM ", "px")).toBe("1.5rem");
});

test("leaves every other text as it is", () => {
  expect(tidyValueText("auto", "")).toBe("auto");
  expect(tidyValueText("0 1px  2px #0003", "")).toBe("0 1px 2px #0003");
});

test("finds the unit of a shown value", () => {
  expect(unitOf("16px")).toBe("px");
  expect(unitOf("-0.02em")).toBe("em");
  expect(unitOf("1.5")).toBe("");
  expect(unitOf("clamp(1px, 2px, 3px)")).toBe("");
});
