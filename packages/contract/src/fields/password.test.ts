import { expect, test } from "vitest";
import { givenPasswordSchema, newPasswordSchema } from "./password.ts";

test("does not change a password", () => {
  expect(newPasswordSchema.parse("  spaces stay  ")).toBe("  spaces stay  ");
});

test.each(["", "1234567", "x".repeat(129), "\ud800".repeat(8)])("refuses to set %j", (text) => {
  expect(newPasswordSchema.safeParse(text).success).toBe(false);
});

test("accepts a password for a comparison that it would refuse to set", () => {
  expect(givenPasswordSchema.safeParse("old").success).toBe(true);
  expect(givenPasswordSchema.safeParse("").success).toBe(false);
});
