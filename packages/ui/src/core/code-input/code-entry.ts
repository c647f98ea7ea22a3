/** The boxes of a one-time code, each a digit or empty, and the box that has the focus. */
export type CodeEntry = { readonly boxes: readonly string[]; readonly focusIndex: number };

/** What a person does to a box. */
export type CodeAction =
  | { readonly type: "type"; readonly index: number; readonly text: string }
  | { readonly type: "backspace"; readonly index: number }
  | { readonly type: "focus"; readonly index: number }
  | { readonly type: "clear" };

/** A code of empty boxes. */
export function createCodeEntry(length: number): CodeEntry {
  return { boxes: Array.from({ length }, () => ""), focusIndex: 0 };
}

/** The code once every box is filled. */
export function findCode({ boxes }: CodeEntry): string | undefined {
  return boxes.every((digit) => digit !== "") ? boxes.join("") : undefined;
}

/** What an action makes of a code. */
export function reduceCodeEntry(entry: CodeEntry, action: CodeAction): CodeEntry {
  switch (action.type) {
    case "type":
      return typeText(entry, action.index, action.text);
    case "backspace":
      return eraseBox(entry, action.index);
    case "focus":
      return { ...entry, focusIndex: clampIndex(entry, action.index) };
    case "clear":
      return createCodeEntry(entry.boxes.length);
  }
}

/** Digits fill the boxes from the one they were typed in; a whole code fills them all, wherever it was pasted. */
function typeText(entry: CodeEntry, index: number, text: string): CodeEntry {
  const digits = withoutOldDigit(text.replace(/\D/g, ""), entry.boxes[index] ?? "");
  if (digits === "") return text === "" ? eraseBox(entry, index) : { ...entry };
  const start = digits.length >= entry.boxes.length ? 0 : index;
  const boxes = entry.boxes.map((digit, at) => digits[at - start] ?? digit);
  return { boxes, focusIndex: clampIndex(entry, start + digits.length) };
}

/** A digit typed beside the one in the box replaces it. */
function withoutOldDigit(digits: string, oldDigit: string): string {
  return digits.length === 2 && oldDigit !== "" ? digits.replace(oldDigit, "") : digits;
}

function eraseBox(entry: CodeEntry, index: number): CodeEntry {
  const erased = entry.boxes[index] === "" ? clampIndex(entry, index - 1) : index;
  return {
    boxes: entry.boxes.map((digit, at) => (at === erased ? "" : digit)),
    focusIndex: erased,
  };
}

function clampIndex({ boxes }: CodeEntry, index: number): number {
  return Math.min(Math.max(index, 0), boxes.length - 1);
}
