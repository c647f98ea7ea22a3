/** A line of two texts: in both, or only in the newer or the older one. */
export type DiffLine = {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
  /** The number of the line in the newer text, from 1; undefined for a removed line. */
  readonly number: number | undefined;
};

/** The most differences that are searched for; beyond them the whole middle counts as replaced. */
const maxDistance = 1000;

/** Returns the lines of two texts in order, with the fewest added and removed ones (Myers, 1986). */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const older = before.split("\n");
  const newer = after.split("\n");
  const start = countShared(older, newer, (lines, index) => lines[index]);
  const rest = [older.slice(start), newer.slice(start)] as const;
  const end = countShared(...rest, (lines, index) => lines[lines.length - 1 - index]);
  const middle = diffMiddle(
    rest[0].slice(0, rest[0].length - end),
    rest[1].slice(0, rest[1].length - end),
  );
  const kinds = [...sames(start), ...middle, ...sames(end)];
  return nameLines(kinds, older, newer);
}

type Kind = DiffLine["kind"];

function sames(count: number): readonly Kind[] {
  return Array.from({ length: count }, (): Kind => "same");
}

function countShared(
  older: readonly string[],
  newer: readonly string[],
  lineAt: (lines: readonly string[], index: number) => string | undefined,
): number {
  const most = Math.min(older.length, newer.length);
  let count = 0;
  while (count < most && lineAt(older, count) === lineAt(newer, count)) count += 1;
  return count;
}

function nameLines(
  kinds: readonly Kind[],
  older: readonly string[],
  newer: readonly string[],
): readonly DiffLine[] {
  let oldAt = 0;
  let newAt = 0;
  return kinds.map((kind) => {
    if (kind === "removed") return { kind, text: older[oldAt++] ?? "", number: undefined };
    if (kind === "same") oldAt += 1;
    return { kind, text: newer[newAt++] ?? "", number: newAt };
  });
}

/** Follows the furthest paths through the grid of both texts, one more difference each round. */
function diffMiddle(older: readonly string[], newer: readonly string[]): readonly Kind[] {
  const furthest = new Map<number, number>([[1, 0]]);
  const rounds: ReadonlyMap<number, number>[] = [];
  for (
    let distance = 0;
    distance <= Math.min(maxDistance, older.length + newer.length);
    distance += 1
  ) {
    rounds.push(new Map(furthest));
    for (let diagonal = -distance; diagonal <= distance; diagonal += 2) {
      let x = stepInto(furthest, diagonal, distance);
      while (x < older.length && x - diagonal < newer.length && older[x] === newer[x - diagonal])
        x += 1;
      furthest.set(diagonal, x);
      if (x >= older.length && x - diagonal >= newer.length)
        return walkBack(rounds, older.length, newer.length);
    }
  }
  return [...older.map((): Kind => "removed"), ...newer.map((): Kind => "added")];
}

/** Returns whether the furthest path to a diagonal ends with an added line, not a removed one. */
function isDown(
  furthest: ReadonlyMap<number, number>,
  diagonal: number,
  distance: number,
): boolean {
  if (diagonal === -distance) return true;
  const above = furthest.get(diagonal + 1) ?? -1;
  const before = furthest.get(diagonal - 1) ?? -1;
  return diagonal !== distance && before < above;
}

function stepInto(
  furthest: ReadonlyMap<number, number>,
  diagonal: number,
  distance: number,
): number {
  return isDown(furthest, diagonal, distance)
    ? (furthest.get(diagonal + 1) ?? 0)
    : (furthest.get(diagonal - 1) ?? 0) + 1;
}

function walkBack(
  rounds: readonly ReadonlyMap<number, number>[],
  oldLength: number,
  newLength: number,
): readonly Kind[] {
  const kinds: Kind[] = [];
  let x = oldLength;
  let y = newLength;
  for (let distance = rounds.length - 1; distance >= 0; distance -= 1) {
    const furthest = rounds[distance] ?? new Map<number, number>();
    const diagonal = x - y;
    const start = distance === 0 ? 0 : stepInto(furthest, diagonal, distance);
    while (x > start) {
      kinds.push("same");
      x -= 1;
      y -= 1;
    }
    if (distance === 0) break;
    const isAdded = isDown(furthest, diagonal, distance);
    kinds.push(isAdded ? "added" : "removed");
    if (isAdded) y -= 1;
    else x -= 1;
  }
  return kinds.toReversed();
}
