import { expect, test } from "vitest";
import { mulberry32 } from "../random.ts";
import { isError, classifyReply } from "./outcome.ts";
import type { Outcome } from "./outcome.ts";
import { findPercentile } from "./percentile.ts";
import { findP95Ratio } from "./p95-ratio.ts";
import { createSchedule, createSteadyReads } from "./schedule.ts";

test("a schedule has exactly the reads and writes of its rate, in order", () => {
  const schedule = createSchedule({ read: 200, write: 20 }, 3, mulberry32(1));
  expect(schedule.filter(({ kind }) => kind === "read")).toHaveLength(600);
  expect(schedule.filter(({ kind }) => kind === "write")).toHaveLength(60);
  expect(schedule).toEqual(schedule.toSorted((one, other) => one.atMs - other.atMs));
  expect(schedule[0]?.atMs).toBeGreaterThanOrEqual(0);
  expect(schedule.at(-1)?.atMs).toBeLessThan(3000);
});

test("a percentile is the smallest value that its share does not exceed", () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(findPercentile(values, 0.5)).toBe(100);
  expect(findPercentile(values, 0.99)).toBe(198);
  expect(findPercentile([7], 0.5)).toBe(7);
  expect(findPercentile([], 0.99)).toBeUndefined();
});

test("only a 503 or 429 with Retry-After counts as shed", () => {
  const judge = (status: number, headers = {}) => classifyReply({ status, headers });
  expect(judge(200)).toBe("accepted");
  expect(judge(503, { "retry-after": "1" })).toBe("shed");
  expect(judge(429, { "retry-after": "1" })).toBe("shed");
  const others = [judge(503), judge(500), judge(401), judge(304)];
  const errors = others.filter((result) => isError({ kind: "read", result, latencyMs: 1 }));
  expect(errors).toEqual(["503 without Retry-After", "500", "401", "304"]);
});

test("steady reads depart at equal intervals from the start", () => {
  const schedule = createSteadyReads(20, 0.25);
  expect(schedule.map(({ atMs }) => atMs)).toEqual([0, 50, 100, 150, 200]);
  expect(new Set(schedule.map(({ kind }) => kind))).toEqual(new Set(["read"]));
});

test("a p95 is compared with the quiet one, or with 10 ms when that is shorter", () => {
  const make = (latencyMs: number, result = "accepted"): readonly Outcome[] => [
    { kind: "read", result, latencyMs },
  ];
  expect(findP95Ratio(make(60), make(20))).toBe(3);
  expect(findP95Ratio(make(15), make(2))).toBe(1.5);
  expect(findP95Ratio(make(15, "shed"), make(20))).toBeUndefined();
  expect(findP95Ratio(make(15), [])).toBeUndefined();
});
