/**
 * Prints plain data as a text, whatever the order of its keys; `replace` may change each object
 * first.
 */
export function printPlain(
  value: unknown,
  replace: (object: object) => object = (object) => object,
): string {
  return JSON.stringify(value, (_, each: unknown) => {
    if (typeof each !== "object" || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(
      Object.entries(replace(each)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  });
}
