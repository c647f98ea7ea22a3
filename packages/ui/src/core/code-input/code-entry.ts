/** The boxes of a one-time code, each a digit or empty, and the box that has the focus. */
export type CodeEntry = {
  readonly boxes: readonly string[];
  readonly focusIndex: number;
  /** The number of entered and erased digits; a digit typed over itself counts. */
  readonly changeCount: number;
};

/** A user's action on a box. */
export type CodeAction =
  | { readonly type: "type"; readonly index: number; readonly text: string }
  | { readonly type: "paste"; readonly index: number; readonly text: string }
  | { readonly type: "backspace"; readonly index: number }
  | { readonly type: "focus"; readonly index: number };

/** Creates a code of empty boxes. */
export function createCodeEntry(length: number): CodeEntry {
  return { boxes: Array.from({ length }, () => ""), focusIndex: 0, changeCount: 0 };
}

/** Returns the code once every box is filled. */
export function findCode({ boxes }: CodeEntry): string | undefined {
  return boxes.every((digit) => digit !== "") ? boxes.join("") : undefined;
}

/** Applies an action to a code. */
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

/**
 * Applies a box's text after typing: a digit beside the old one replaces it, other characters keep
 * it, no text erases it.
 */
function typeText(entry: CodeEntry, index: number, text: string): CodeEntry {
  if (text === "") return eraseBox(entry, index);
  return fillDigits(entry, index, withoutOldDigit(findDigits(text), entry.boxes[index] ?? ""));
}

/** Fills the boxes from an index on; a complete code fills all of them, wherever it was entered. */
function fillDigits(entry: CodeEntry, index: number, digits: string): CodeEntry {
  if (digits === "") return { ...entry };
  const start = digits.length >= entry.boxes.length ? 0 : index;
  return {
    boxes: entry.boxes.map((digit, at) => digits[at - start] ?? digit),
    focusIndex: clampIndex(entry, start + digits.length),
    changeCount: entry.changeCount + 1,
  };
}

/** Extracts the digits 0 to 9; spaces, dashes and digits of other scripts are skipped. */
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
