/** The greatest number in the name of a step: twelve digits. */
const greatest = 999_999_999_999;

/**
 * Returns this many rising step names that include all of these rising numbers. New ones are in the
 * middle of the widest gap, or after the last if no gap has room.
 */
export function insertNumbers(names: readonly string[], count: number): readonly string[] {
  let grown = names;
  while (grown.length < count) grown = insertOne(grown);
  return grown;
}

function insertOne(names: readonly string[]): readonly string[] {
  const values = names.map(Number);
  const gaps = values.slice(1).map((value, at) => value - (values[at] ?? value));
  const widest = gaps.indexOf(Math.max(...gaps));
  const [before = 0, gap = 0] = [values[widest], gaps[widest]];
  if (gap > 1) return names.toSpliced(widest + 1, 0, String(before + Math.round(gap / 2)));
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  return last < greatest ? [...names, String(last + 1)] : [String(first - 1), ...names];
}
