import { expect, test } from "vitest";
import { type CodeAction, createCodeEntry, findCode, reduceCodeEntry } from "./code-entry.ts";

function after(...actions: readonly CodeAction[]) {
  return actions.reduce(reduceCodeEntry, createCodeEntry(6));
}

test("moves to the next box after a digit", () => {
  expect(after({ type: "type", index: 0, text: "4" })).toEqual({
    boxes: ["4", "", "", "", "", ""],
    focusIndex: 1,
  });
});

test("takes digits only", () => {
  const entry = after({ type: "type", index: 0, text: "x" }, { type: "type", index: 0, text: " " });
  expect(entry).toEqual(createCodeEntry(6));
});

test("fills every box from a pasted code, spaces ignored, wherever it was pasted", () => {
  const entry = after({ type: "type", index: 3, text: " 409 218\n" });
  expect(findCode(entry)).toBe("409218");
  expect(entry.focusIndex).toBe(5);
});

test("keeps no more digits than there are boxes", () => {
  expect(findCode(after({ type: "type", index: 0, text: "12345678" }))).toBe("123456");
});

test("fills on from the box where part of a code was pasted", () => {
  const entry = after({ type: "type", index: 2, text: "12" });
  expect(entry).toEqual({ boxes: ["", "", "1", "2", "", ""], focusIndex: 4 });
});

test.each(["74", "47"])("replaces the 4 in a box by the 7 typed beside it: %s", (text) => {
  const entry = after({ type: "type", index: 0, text: "4" }, { type: "type", index: 0, text });
  expect(entry.boxes[0]).toBe("7");
  expect(entry.focusIndex).toBe(1);
});

test("replaces a digit by the same digit", () => {
  const entry = after(
    { type: "type", index: 0, text: "4" },
    { type: "type", index: 0, text: "44" },
  );
  expect(entry).toEqual({ boxes: ["4", "", "", "", "", ""], focusIndex: 1 });
});

test("erases a filled box in place, and from an empty one goes back", () => {
  const filled = after({ type: "type", index: 0, text: "40" });
  const stays = reduceCodeEntry(filled, { type: "backspace", index: 1 });
  expect(stays).toEqual({ boxes: ["4", "", "", "", "", ""], focusIndex: 1 });
  const back = reduceCodeEntry(stays, { type: "backspace", index: 1 });
  expect(back).toEqual(createCodeEntry(6));
});

test("is no code while a box is empty", () => {
  expect(findCode(after({ type: "type", index: 0, text: "12345" }))).toBeUndefined();
});

test("keeps the focus inside its boxes", () => {
  expect(after({ type: "focus", index: -1 }).focusIndex).toBe(0);
  expect(after({ type: "focus", index: 9 }).focusIndex).toBe(5);
});
