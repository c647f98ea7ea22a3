import { expect, test } from "vitest";
import { isAtLeast, roles } from "./role.ts";

test("includes the rights of weaker roles and no others", () => {
  const allowed = roles.map((role) => roles.filter((least) => isAtLeast(role, least)).length);
  expect(allowed).toEqual([1, 2, 3, 4]);
});
