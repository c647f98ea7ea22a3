const escapes = /_([0-9a-f]{1,6})_/g;

/**
 * Reads the text of a JSON file's key: `_2e_` is a dot, `__` nothing, any other character itself. A
 * key with other underscores has no codes.
 */
export function readKey(key: string): string {
  if (!key.includes("_")) return key;
  if (key === "__") return "";
  if (key.replaceAll(escapes, "").includes("_")) return key;
  return key.replaceAll(escapes, (escape, code: string) => {
    const point = Number.parseInt(code, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : escape;
  });
}
