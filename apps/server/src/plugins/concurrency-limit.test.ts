import { expect, test } from "vitest";
import { ConcurrencyLimit } from "./concurrency-limit.ts";

test("limits each key, and releases a slot once", () => {
  const limit = new ConcurrencyLimit(2);
  const [first, second] = [limit.acquire("a"), limit.acquire("a")];
  expect(() => limit.acquire("a")).toThrow(expect.objectContaining({ code: "tooMany" }));
  limit.acquire("b");
  first();
  first();
  limit.acquire("a");
  expect(() => limit.acquire("a")).toThrow();
  second();
  limit.acquire("a");
});
