/**
 * A segment of a token's path as a key of a JSON file: letters, digits and hyphens stand for themselves, anything else
 * is its code between underscores. So is the first letter of a name that every object of JavaScript has
 * (`constructor`), for token tools stumble over it. No key is one that a format or a reference gives a meaning of its
 * own (`$type`, `a.b`, `{a}`).
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
