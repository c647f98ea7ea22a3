import { expect, test } from "vitest";
import type { Outcome } from "./run-step.ts";
import { runSteps } from "./run-steps.ts";
import type { Step } from "./steps.ts";

/** Runs steps that end when nothing else can start, and notes which ran at the same time. */
async function watch(steps: readonly Step[], failing: readonly string[] = []) {
  const running = new Set<string>();
  const seen = new Map<string, readonly string[]>();
  const outcomes = await runSteps(
    steps,
    2,
    async ({ name }) => {
      running.add(name);
      seen.set(name, [...running]);
      await new Promise((done) => setImmediate(done));
      running.delete(name);
      return outcomeOf(name, !failing.includes(name));
    },
    () => undefined,
  );
  return { outcomes, seen };
}

function outcomeOf(name: string, isPassed: boolean): Outcome {
  return { name, isPassed, durationMs: 1, note: "", notices: [], output: "" };
}

function stepOf(name: string, rest: Partial<Step> = {}): Step {
  return { name, commands: [], ...rest };
}

test("runs two steps at a time, and one that takes every core by itself", async () => {
  const { seen } = await watch([
    stepOf("a"),
    stepOf("b"),
    stepOf("c", { takesEveryCore: true }),
    stepOf("d"),
  ]);
  expect(seen.get("b")).toEqual(["a", "b"]);
  expect(seen.get("c")).toEqual(["c"]);
  expect(seen.get("d")).toEqual(["d"]);
});

test("starts a step after those that it needs", async () => {
  const { seen } = await watch([stepOf("a"), stepOf("b", { needs: ["a"] })]);
  expect(seen.get("b")).toEqual(["b"]);
});

test("runs nothing that needs a failed step, and everything else", async () => {
  const steps = [stepOf("a"), stepOf("b", { needs: ["a"] }), stepOf("c")];
  const { outcomes, seen } = await watch(steps, ["a"]);
  expect([...seen.keys()]).toEqual(["a", "c"]);
  expect(outcomes.map(({ name, isPassed }) => [name, isPassed])).toEqual([
    ["a", false],
    ["b", false],
    ["c", true],
  ]);
});
