/** A JSON value. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

const lineLength = 100;

/**
 * Prints a value as JSON, with two spaces for each level; lists and objects without nested ones are
 * on one line if they fit.
 */
export function printJson(value: Json): string {
  return `${printAt(value, "")}\n`;
}

function printAt(value: Json, indent: string): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  const inner = `${indent}  `;
  const parts = Object.entries(value).map(([key, each]) => {
    const text = printAt(each as Json, inner);
    return isList ? text : `${JSON.stringify(key)}: ${text}`;
  });
  if (parts.length === 0) return `${open}${close}`;
  const isFlat = Object.values(value).every((each) => typeof each !== "object" || each === null);
  const line = isList ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
  if (isFlat && indent.length + line.length <= lineLength) return line;
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
}
