const deepestLevel = 20;
/** The largest object of a recipe has 1,000 keys. */
const mostKeys = 2_000;

const codes = {
  quote: 0x22,
  backslash: 0x5c,
  colon: 0x3a,
  openBracket: 0x5b,
  closeBracket: 0x5d,
  openBrace: 0x7b,
  closeBrace: 0x7d,
} as const;

/** A fault that JSON.parse accepts and this server refuses. */
export type JsonFault = "depth" | "key" | "keys" | "reserved";

/**
 * Finds nesting beyond 20 levels, an object of more than 2,000 keys, a repeated key, or the key `__proto__`.
 * Reads each character of a text once. Throws a SyntaxError for a key with an invalid escape; other
 * syntax errors are left to JSON.parse.
 */
export function findJsonFault(text: string): JsonFault | undefined {
  const levels: Set<string>[] = [];
  const noKeys = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === codes.openBrace || code === codes.openBracket) {
      // A list has no keys, and most objects of a hostile body are empty.
      levels.push(noKeys);
      if (levels.length > deepestLevel) return "depth";
    } else if (code === codes.closeBrace || code === codes.closeBracket) {
      levels.pop();
    } else if (code === codes.quote) {
      const end = findStringEnd(text, at);
      if (end === -1) return undefined;
      const next = skipSpaces(text, end + 1);
      if (text.charCodeAt(next) === codes.colon) {
        const known = levels.pop() ?? noKeys;
        const keys = known === noKeys ? new Set<string>() : known;
        levels.push(keys);
        const fault = addKey(text.slice(at + 1, end), keys);
        if (fault) return fault;
      }
      at = next - 1;
    }
  }
  return undefined;
}

/** Returns the index of the quote that ends a string; -1 for an unterminated string. */
function findStringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === codes.backslash) first -= 1;
  return (at - first) % 2 === 1;
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (" \t\n\r".includes(text.charAt(at)) && at < text.length) at += 1;
  return at;
}

function addKey(inner: string, known: Set<string>): JsonFault | undefined {
  const key = inner.includes("\\") ? (JSON.parse(`"${inner}"`) as string) : inner;
  if (key === "__proto__") return "reserved";
  if (known.has(key)) return "key";
  known.add(key);
  return known.size > mostKeys ? "keys" : undefined;
}
