const marks = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\\[^]|[(),\s]/g;

/** A text cut at commas or spaces that stand outside of strings and parentheses; empty parts are left out. */
export function splitOutside(text: string, separator: "," | " "): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (mark === "(") depth += 1;
    else if (mark === ")") depth -= 1;
    else if (depth === 0 && (mark === separator || (separator === " " && mark.trim() === ""))) {
      parts.push(text.slice(from, index).trim());
      from = index + 1;
    }
  }
  parts.push(text.slice(from).trim());
  return parts.filter((part) => part !== "");
}
