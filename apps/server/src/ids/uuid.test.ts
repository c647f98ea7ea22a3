import { expect, test } from "vitest";
import { findUuid, createUuid } from "./uuid.ts";

test("creates ids of version 7: milliseconds, then random bits", () => {
  const before = Date.now();
  const ids = Array.from({ length: 1000 }, () => createUuid());
  const after = Date.now();
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const timeMs = Number.parseInt(id.slice(0, 13).replace("-", ""), 16);
    expect(timeMs).toBeGreaterThanOrEqual(before);
    expect(timeMs).toBeLessThanOrEqual(after);
  }
  expect(new Set(ids.map((id) => id.slice(15))).size).toBe(1000);
});

test("parses an id in any case to lower case, and refuses anything else", () => {
  const id = createUuid();
  expect(findUuid(id.toUpperCase())).toBe(id);
  for (const other of [undefined, 1, "", `${id}0`, id.replaceAll("-", ""), [id]])
    expect(findUuid(other)).toBeUndefined();
});
