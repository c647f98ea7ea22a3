/**
 * Reads the text of a JSON file's key: `_2e_` is a dot, `__` nothing, any other character itself.
 */
export function readKey(key: string): string {
  return key.replaceAll(/_([0-9a-f]{0,6})_/g, (escape, code: string) => {
    if (code === "") return "";
    const point = Number.parseInt(code, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : escape;
  });
}
