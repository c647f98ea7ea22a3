/** The greatest number that the name of a step spells: twelve digits. */
const greatest = 999_999_999_999;

/**
 * So many rising names of steps, all of these rising numbers among them: more stand halfway in the widest gap, or behind
 * the last where no gap leaves room.
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
