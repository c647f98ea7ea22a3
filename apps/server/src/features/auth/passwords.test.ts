import { expect, test } from "vitest";
import { hashPassword, isPassword } from "./passwords.ts";

test("matches only the hashed password", async () => {
  const stored = await hashPassword("correct horse battery");
  expect(await isPassword("correct horse battery", stored)).toBe(true);
  expect(await isPassword("correct horse", stored)).toBe(false);
});

test("compares a password of no account too, which takes processor time", async () => {
  await isPassword("correct horse battery", undefined);
  const before = process.cpuUsage();
  expect(await isPassword("correct horse battery", undefined)).toBe(false);
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeGreaterThan(2_000);
});
