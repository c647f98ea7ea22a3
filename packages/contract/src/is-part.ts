/**
 * Whether a JSON value says nothing that another one does not: the same, with keys or items of a list left out, or with
 * something switched off. The order of keys does not matter, that of a list does.
 */
export function isPart(value: unknown, whole: unknown): boolean {
  if (Array.isArray(value)) return Array.isArray(whole) && isSubsequence(value, whole);
  if (!isRecord(value) || !isRecord(whole))
    return Object.is(value, whole) || (value === false && whole === true);
  return Object.entries(value).every(
    ([key, each]) => Object.hasOwn(whole, key) && isPart(each, whole[key]),
  );
}

/** Items are kept whole: a condition that loses one of its words holds in more places than it did. */
function isSubsequence(items: readonly unknown[], whole: readonly unknown[]): boolean {
  let at = 0;
  return items.every((item) => {
    while (at < whole.length && !isSame(item, whole[at])) at += 1;
    at += 1;
    return at <= whole.length;
  });
}

function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => Object.hasOwn(other, key) && isSame(value, other[key]))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
