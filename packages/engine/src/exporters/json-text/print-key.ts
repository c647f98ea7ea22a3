/**
 * Prints a segment of a token's path as a key of a JSON file: letters, digits and hyphens stay
 * unchanged, anything else is its code between underscores. The first letter of a property of every
 * JavaScript object (`constructor`) is a code too, because such names break token tools. No key has
 * a meaning in a format or a reference (`$type`, `a.b`, `{a}`).
 */
export function printKey(segment: string): string {
  if (segment === "") return "__";
  if (segment in Object.prototype) return printCode(segment) + printRest(segment.slice(1));
  return printRest(segment);
}

function printRest(text: string): string {
  return text.replaceAll(/[^a-zA-Z0-9-]/gu, printCode);
}

function printCode(text: string): string {
  return `_${(text.codePointAt(0) ?? 0).toString(16)}_`;
}
