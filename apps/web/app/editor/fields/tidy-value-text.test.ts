import type { TokenValue } from "@tessera/engine";
import { expect, test } from "vitest";
import { bareUnitOf, tidyValueText } from "./tidy-value-text.ts";

test("a number alone takes the unit of its field", () => {
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

test("a number alone is in the project's unit, also where the token is pinned in another", () => {
  const rem = { type: "dimension", value: 2.5, unit: "rem" } as const;
  expect(bareUnitOf("size.m", rem, "px")).toBe("px");
  expect(bareUnitOf("size.m", { ...rem, unit: "em" }, "rem")).toBe("rem");
  expect(bareUnitOf("font-size.m", fluid, "px")).toBe("px");
});

test("a number alone is in em between letters, in ms for a time, and in nothing elsewhere", () => {
  const pinned = { type: "dimension", value: 1, unit: "px" } as const;
  expect(bareUnitOf("letter-spacing.m", pinned, "px")).toBe("em");
  expect(bareUnitOf("duration.fast", { type: "duration", ms: 100 }, "px")).toBe("ms");
  expect(bareUnitOf("line-height.m", { type: "number", value: 1.5 }, "px")).toBe("");
  expect(bareUnitOf("shadow.1", { type: "shadow", layers: [] }, "px")).toBe("");
});

const fluid: TokenValue = {
  type: "fluidDimension",
  minPx: 16,
  maxPx: 18,
  minViewportPx: 480,
  maxViewportPx: 1536,
  unit: "px",
};
