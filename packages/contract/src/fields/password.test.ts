import { expect, test } from "vitest";
import { givenPasswordSchema, newPasswordSchema } from "./password.ts";

test("keeps a password as it is typed", () => {
  expect(newPasswordSchema.parse("  spaces stay  ")).toBe("  spaces stay  ");
});

test.each(["", "1234567", "x".repeat(129), "\ud800".repeat(8)])("refuses to set %j", (text) => {
  expect(newPasswordSchema.safeParse(text).success).toBe(false);
});

test("compares a password that could no longer be set", () => {
  expect(givenPasswordSchema.safeParse("old").success).toBe(true);
  expect(givenPasswordSchema.safeParse("").success).toBe(false);
});
