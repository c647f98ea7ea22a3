const marks = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\\[^]|[(),\s]/g;

/** Splits a text at commas or spaces outside strings and parentheses; omits empty parts. */
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
