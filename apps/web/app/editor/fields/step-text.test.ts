import { expect, test } from "vitest";
import { stepText } from "./step-text.ts";

test("steps by one, and by ten when coarse", () => {
  expect(stepText("16px", 1, false)).toBe("17px");
  expect(stepText("16px", -1, true)).toBe("6px");
  expect(stepText("-1", -1, false)).toBe("-2");
});

test("steps a rem by a pixel and a bare fraction by a twentieth", () => {
  expect(stepText("1rem", 1, false)).toBe("1.0625rem");
  expect(stepText("1,5", 1, false)).toBe("1.55");
});

test("leaves other texts unchanged", () => {
  expect(stepText("auto", 1, false)).toBeUndefined();
});
