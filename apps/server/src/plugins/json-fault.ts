const deepestLevel = 20;
/** Strings with the colon that may make them keys, and the brackets; everything else of valid JSON is skipped. */
const piece = /"((?:[^"\\]|\\.)*)"(\s*:)?|[[\]{}]/g;

/** What JSON.parse accepts in silence and we do not. */
export type JsonFault = "depth" | "key" | "reserved";

/** Finds nesting beyond 20 levels, a key that an object repeats, or the key `__proto__` in a text that is valid JSON. */
export function findJsonFault(text: string): JsonFault | undefined {
  const levels: Set<string>[] = [];
  for (const [token, inner = "", colon] of text.matchAll(piece)) {
    if (token === "{" || token === "[") {
      levels.push(new Set());
      if (levels.length > deepestLevel) return "depth";
    } else if (token === "}" || token === "]") {
      levels.pop();
    } else if (colon !== undefined) {
      const fault = findKeyFault(inner, levels.at(-1));
      if (fault) return fault;
    }
  }
  return undefined;
}

function findKeyFault(inner: string, known: Set<string> | undefined): JsonFault | undefined {
  const key = inner.includes("\\") ? (JSON.parse(`"${inner}"`) as string) : inner;
  if (key === "__proto__") return "reserved";
  if (known?.has(key)) return "key";
  known?.add(key);
  return undefined;
}
