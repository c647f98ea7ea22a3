import { expect, test } from "vitest";
import { type CodeAction, createCodeEntry, findCode, reduceCodeEntry } from "./code-entry.ts";

function after(...actions: readonly CodeAction[]) {
  return actions.reduce(reduceCodeEntry, createCodeEntry(6));
}

test("moves to the next box after a digit", () => {
  expect(after({ type: "type", index: 0, text: "4" })).toMatchObject({
    boxes: ["4", "", "", "", "", ""],
    focusIndex: 1,
  });
});

test.each(["x", " ", "-", "٤", "４", "½"])("accepts 0 to 9 only: %s", (text) => {
  expect(after({ type: "type", index: 0, text })).toEqual(createCodeEntry(6));
  expect(after({ type: "paste", index: 0, text })).toEqual(createCodeEntry(6));
});

test.each([" 409 218\n", "409-218", "4 0 9 – 2 1 8", "Code: 409218"])(
  "fills every box from a pasted code, with any separators: %s",
  (text) => {
    const entry = after({ type: "paste", index: 3, text });
    expect(findCode(entry)).toBe("409218");
    expect(entry.focusIndex).toBe(5);
  },
);

test("fills every box from a code that the browser puts into one", () => {
  expect(findCode(after({ type: "type", index: 0, text: "409218" }))).toBe("409218");
});

test("accepts a pasted code unchanged beside an existing digit", () => {
  const entry = after(
    { type: "type", index: 0, text: "7" },
    { type: "paste", index: 0, text: "772218" },
  );
  expect(findCode(entry)).toBe("772218");
});

test("ignores more digits than there are boxes", () => {
  expect(findCode(after({ type: "paste", index: 0, text: "12345678" }))).toBe("123456");
});

test("fills from the box where part of a code was pasted", () => {
  const entry = after({ type: "paste", index: 2, text: "12" });
  expect(entry).toMatchObject({ boxes: ["", "", "1", "2", "", ""], focusIndex: 4 });
});

test.each(["74", "47"])("replaces the 4 in a box by the 7 typed beside it: %s", (text) => {
  const entry = after({ type: "type", index: 0, text: "4" }, { type: "type", index: 0, text });
  expect(entry.boxes[0]).toBe("7");
  expect(entry.focusIndex).toBe(1);
});

test.each(["4", "44"])("counts a digit typed over the same digit: %s", (text) => {
  const entry = after({ type: "type", index: 0, text: "4" }, { type: "type", index: 0, text });
  expect(entry).toEqual({ boxes: ["4", "", "", "", "", ""], focusIndex: 1, changeCount: 2 });
});

test("erases a filled box in place, and in an empty one moves back", () => {
  const filled = after({ type: "paste", index: 0, text: "40" });
  const stays = reduceCodeEntry(filled, { type: "backspace", index: 1 });
  expect(stays).toMatchObject({ boxes: ["4", "", "", "", "", ""], focusIndex: 1 });
  const back = reduceCodeEntry(stays, { type: "backspace", index: 1 });
  expect(back).toMatchObject({ boxes: ["", "", "", "", "", ""], focusIndex: 0 });
});

test("has no code while a box is empty", () => {
  expect(findCode(after({ type: "paste", index: 0, text: "12345" }))).toBeUndefined();
});

test("keeps the focus inside its boxes", () => {
  expect(after({ type: "focus", index: -1 }).focusIndex).toBe(0);
  expect(after({ type: "focus", index: 9 }).focusIndex).toBe(5);
});
