const marks = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\\[^]|[(),\s]/g;

/** A part of a text, and its offset there. */
export type Part = { readonly text: string; readonly at: number };

/** Splits a text at commas or spaces outside strings and parentheses; omits empty parts. */
export function splitParts(text: string, separator: "," | " "): readonly Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let from = 0;
  const add = (end: number): void => {
    const part = text.slice(from, end).trimStart();
    if (part !== "") parts.push({ text: part.trimEnd(), at: end - part.length });
    from = end + 1;
  };
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (mark === "(") depth += 1;
    else if (mark === ")") depth -= 1;
    else if (depth === 0 && (mark === separator || (separator === " " && mark.trim() === "")))
      add(index);
  }
  add(text.length);
  return parts;
}

/** Splits a text into the texts of its parts. */
export function splitOutside(text: string, separator: "," | " "): readonly string[] {
  return splitParts(text, separator).map((part) => part.text);
}
