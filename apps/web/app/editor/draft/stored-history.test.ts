import { expect, test } from "vitest";
import { emptyHistory, recordEdit, type EditHistory } from "./edit-history.ts";
import { boundHistory, parseHistory } from "./stored-history.ts";

const radius = "radius/basePx";

function editTimes(count: number, valueOf: (at: number) => unknown = (at) => at): EditHistory {
  let history = emptyHistory;
  for (let at = 0; at < count; at += 1) {
    const patch = [{ path: radius, before: valueOf(at), after: valueOf(at + 1) }] as const;
    history = recordEdit(history, { control: radius, patch, editedAtMs: at * 1000 });
  }
  return history;
}

function passThroughText(history: EditHistory): EditHistory {
  return parseHistory(JSON.parse(JSON.stringify(boundHistory(history))));
}

test("restores an absent decision as absent", () => {
  const patch = [{ path: radius, before: undefined, after: 4 }] as const;
  const history = recordEdit(emptyHistory, { control: radius, patch, editedAtMs: 0 });
  expect(passThroughText(history).done[0]?.patch).toEqual(patch);
});

test("stores the latest 100 steps, and undone steps up to the limit", () => {
  const { done } = editTimes(120);
  const stored = passThroughText({ done: done.slice(0, 70), undone: done.slice(70) });
  expect(stored.done.map(({ patch }) => patch[0]?.after)).toEqual(countUp(1, 70));
  expect(stored.undone.map(({ patch }) => patch[0]?.after)).toEqual(countUp(91, 120));
});

test("stores at most 100,000 characters of steps", () => {
  const history = editTimes(50, (at) => `${at}`.padEnd(5000));
  const bounded = boundHistory({ done: history.done, undone: history.done });
  expect(bounded.done).toHaveLength(9);
  expect(JSON.stringify([bounded.done, bounded.undone]).length).toBeLessThanOrEqual(100_004);
});

test("begins a new step at an edit right after a restore", () => {
  const restored = passThroughText(editTimes(1));
  const patch = [{ path: radius, before: 1, after: 2 }] as const;
  expect(recordEdit(restored, { control: radius, patch, editedAtMs: 1 }).done).toHaveLength(2);
});

test.each([
  ["nothing", undefined],
  ["a text", "done"],
  ["lists of something else", { done: [1, null, "step"], undone: { length: 3 } }],
  ["a step without a change", { done: [{ control: "radius/basePx", patch: [] }] }],
  [
    "a step of an unknown decision",
    { done: [{ control: "hue/base", patch: [{ path: "radius/basePx" }] }] },
  ],
  ["a change without a path", { done: [{ control: "radius/basePx", patch: [{ before: 1 }] }] }],
])("returns an empty history for %s", (_, stored) => {
  expect(parseHistory(stored)).toEqual(emptyHistory);
});

test("drops the steps that are older than an invalid one", () => {
  const [step] = boundHistory(editTimes(1)).done;
  expect(parseHistory({ done: [step, step, { patch: 1 }, step] }).done).toHaveLength(1);
});

function countUp(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
