import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { longest } from "./longest-first.ts";

test.each(longest)("%s, which is to run first, exists", (file) => {
  expect(existsSync(join(import.meta.dirname, "../..", file))).toBe(true);
});
