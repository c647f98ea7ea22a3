import { expect, test } from "vitest";
import { findCollisions } from "./find-collisions.ts";

test("names every layer that shares a number", () => {
  const collisions = findCollisions([
    { name: "auto", zIndex: undefined },
    { name: "base", zIndex: 0 },
    { name: "modal", zIndex: 40 },
    { name: "dropdown", zIndex: 40 },
  ]);
  expect([...collisions]).toEqual([
    ["modal", ["dropdown"]],
    ["dropdown", ["modal"]],
  ]);
});
