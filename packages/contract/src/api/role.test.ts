import { expect, test } from "vitest";
import { isAtLeast, roles } from "./role.ts";

test("lets a role do what a weaker one may, and nothing more", () => {
  const allowed = roles.map((role) => roles.filter((least) => isAtLeast(role, least)).length);
  expect(allowed).toEqual([1, 2, 3, 4]);
});
