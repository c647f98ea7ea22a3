import type { DecisionPath } from "@tessera/engine";
import { expect, test } from "vitest";
import { emptyHistory, recordEdit, redoStep, undoStep, type EditHistory } from "./edit-history.ts";

const radius = "radius/basePx";
const base = "color/base";

function record(
  history: EditHistory,
  control: DecisionPath,
  [before, after]: readonly [unknown, unknown],
  editedAtMs: number,
): EditHistory {
  return recordEdit(history, { control, editedAtMs, patch: [{ path: control, before, after }] });
}

test("joins edits of one control within 500 ms into one step", () => {
  let history = record(emptyHistory, radius, [4, 5], 0);
  history = record(history, radius, [5, 6], 500);
  history = record(history, radius, [6, 7], 1000);
  expect(history.done).toHaveLength(1);
  expect(history.done[0]?.patch).toEqual([{ path: radius, before: 4, after: 7 }]);
});

test("begins a new step after a pause or with another control", () => {
  let history = record(emptyHistory, radius, [4, 5], 0);
  history = record(history, radius, [5, 6], 501);
  history = record(history, base, ["#111111", "#222222"], 502);
  expect(history.done.map(({ control }) => control)).toEqual([radius, radius, base]);
});

test("each edit of the whole recipe is one step, however fast they follow", () => {
  const shuffle = (history: EditHistory, before: number, after: number, editedAtMs: number) =>
    recordEdit(history, {
      control: "shuffle",
      editedAtMs,
      patch: [{ path: radius, before, after }],
    });
  const history = shuffle(shuffle(emptyHistory, 4, 5, 0), 5, 6, 1);
  expect(history.done).toHaveLength(2);
});

test("records no step for a drag that ends where it began", () => {
  let history = record(emptyHistory, radius, [4, 5], 0);
  history = record(history, radius, [5, 4], 10);
  expect(history.done).toEqual([]);
});

test("undoes and redoes the same steps", () => {
  const history = record(record(emptyHistory, radius, [4, 5], 0), base, ["#111111", "#222222"], 1);
  const undone = undoStep(history);
  expect(undone?.step.control).toBe(base);
  const redone = redoStep(undone!.history);
  expect(redone?.step.control).toBe(base);
  expect(redone?.history.done.map(({ control }) => control)).toEqual([radius, base]);
  expect(redoStep(redone!.history)).toBeUndefined();
  expect(undoStep(emptyHistory)).toBeUndefined();
});

test("drops the undone steps at an edit", () => {
  const undone = undoStep(record(emptyHistory, radius, [4, 5], 0))!.history;
  expect(record(undone, radius, [4, 9], 10).undone).toEqual([]);
});

test("records an edit right after a redo as a new step", () => {
  const redone = redoStep(undoStep(record(emptyHistory, radius, [4, 5], 0))!.history)!.history;
  expect(record(redone, radius, [5, 6], 1).done).toHaveLength(2);
});
