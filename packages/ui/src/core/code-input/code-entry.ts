/** The boxes of a one-time code, each a digit or empty, and the box that has the focus. */
export type CodeEntry = {
  readonly boxes: readonly string[];
  readonly focusIndex: number;
  /** How many times a digit was entered or erased; a digit typed over itself counts. */
  readonly changeCount: number;
};

/** What a person does to a box. */
export type CodeAction =
  | { readonly type: "type"; readonly index: number; readonly text: string }
  | { readonly type: "paste"; readonly index: number; readonly text: string }
  | { readonly type: "backspace"; readonly index: number }
  | { readonly type: "focus"; readonly index: number };

/** A code of empty boxes. */
export function createCodeEntry(length: number): CodeEntry {
  return { boxes: Array.from({ length }, () => ""), focusIndex: 0, changeCount: 0 };
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
    case "paste":
      return fillDigits(entry, action.index, findDigits(action.text));
    case "backspace":
      return eraseBox(entry, action.index);
    case "focus":
      return { ...entry, focusIndex: clampIndex(entry, action.index) };
  }
}

/** A box's text after typing: the digit beside the old one replaces it, none leaves it, no text erases it. */
function typeText(entry: CodeEntry, index: number, text: string): CodeEntry {
  if (text === "") return eraseBox(entry, index);
  return fillDigits(entry, index, withoutOldDigit(findDigits(text), entry.boxes[index] ?? ""));
}

/** Digits fill the boxes from their own one on; a whole code fills them all, wherever it came in. */
function fillDigits(entry: CodeEntry, index: number, digits: string): CodeEntry {
  if (digits === "") return { ...entry };
  const start = digits.length >= entry.boxes.length ? 0 : index;
  return {
    boxes: entry.boxes.map((digit, at) => digits[at - start] ?? digit),
    focusIndex: clampIndex(entry, start + digits.length),
    changeCount: entry.changeCount + 1,
  };
}

/** 0 to 9 alone: spaces, dashes and the digits of other scripts are passed over. */
function findDigits(text: string): string {
  return text.replaceAll(/[^0-9]/g, "");
}

function withoutOldDigit(digits: string, oldDigit: string): string {
  return digits.length === 2 && oldDigit !== "" ? digits.replace(oldDigit, "") : digits;
}

function eraseBox(entry: CodeEntry, index: number): CodeEntry {
  const erased = entry.boxes[index] === "" ? clampIndex(entry, index - 1) : index;
  return {
    boxes: entry.boxes.map((digit, at) => (at === erased ? "" : digit)),
    focusIndex: erased,
    changeCount: entry.changeCount + 1,
  };
}

function clampIndex({ boxes }: CodeEntry, index: number): number {
  return Math.min(Math.max(index, 0), boxes.length - 1);
}
