import type { TokenValue } from "@tessera/engine";
import { expect, test } from "vitest";
import { bareUnitOf, normalizeValueText } from "./normalize-value-text.ts";

test("gives a plain number the unit of its field", () => {
  expect(normalizeValueText("18", "px")).toBe("18px");
  expect(normalizeValueText("1,5", "rem")).toBe("1.5rem");
  expect(normalizeValueText("1.5", "")).toBe("1.5");
});

test("prefers a typed unit, in any case and after spaces", () => {
  expect(normalizeValueText(" 1.5 REM ", "px")).toBe("1.5rem");
});

test("leaves every other text unchanged", () => {
  expect(normalizeValueText("auto", "")).toBe("auto");
  expect(normalizeValueText("0 1px  2px #0003", "")).toBe("0 1px 2px #0003");
});

test("reads a plain number in the project's unit, also if the token is pinned in another", () => {
  const rem = { type: "dimension", value: 2.5, unit: "rem" } as const;
  expect(bareUnitOf("size.m", rem, "px")).toBe("px");
  expect(bareUnitOf("size.m", { ...rem, unit: "em" }, "rem")).toBe("rem");
  expect(bareUnitOf("font-size.m", fluid, "px")).toBe("px");
});

test("reads a plain number in em for letter spacing, in ms for durations, and without a unit elsewhere", () => {
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
