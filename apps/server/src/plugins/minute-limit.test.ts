import { expect, test } from "vitest";
import { ApiError } from "#errors/api-error.ts";
import { MinuteLimit } from "./minute-limit.ts";

function outcomeOf(count: () => void): string {
  try {
    count();
    return "counted";
  } catch (error) {
    return error instanceof ApiError ? error.code : "failed";
  }
}

test("refuses a key beyond its limit, and no other key", () => {
  const limit = new MinuteLimit(2);
  const outcomes = ["a", "a", "a", "b"].map((key) => outcomeOf(() => limit.count(key)));
  expect(outcomes).toEqual(["counted", "counted", "tooMany", "counted"]);
});

test("allows one call at least, whatever the factor", () => {
  const limit = new MinuteLimit(0.01);
  expect(outcomeOf(() => limit.count("a"))).toBe("counted");
  expect(outcomeOf(() => limit.count("a"))).toBe("tooMany");
});
