import { printCss, type Design } from "@tessera/engine";

/** A line of an export: one that a change removes, or one that it adds. */
export type ChangedLine = { readonly kind: "removed" | "added"; readonly text: string };

/** A line of CSS, with the selectors that it applies to. */
type Line = { readonly text: string; readonly place: string };

const printed = new WeakMap<Design, readonly Line[]>();

/** Lists the lines of the CSS of a design that differ from another one, the removed ones first. */
export function listChangedLines(before: Design, after: Design): readonly ChangedLine[] {
  if (before === after) return [];
  const old = printLines(before);
  const now = printLines(after);
  return pairByName([
    ...listOnlyIn(old, now).map((text) => ({ kind: "removed", text }) as const),
    ...listOnlyIn(now, old).map((text) => ({ kind: "added", text }) as const),
  ]);
}

/**
 * Puts the lines that an earlier list lacks before its own lines, which keep their order. Of the new
 * ones, those of the edited category are first.
 */
export function putNewestFirst(
  earlier: readonly ChangedLine[],
  lines: readonly ChangedLine[],
  isInHand: (property: string) => boolean,
): readonly ChangedLine[] {
  const places = new Map(
    [...groupByProperty(earlier).values()].map((group, i) => [keyIn(group), i]),
  );
  return [...groupByProperty(lines)]
    .map(([property, group]) => ({
      group,
      rank: places.get(keyIn(group)) ?? (isInHand(property) ? -2 : -1),
    }))
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap(({ group }) => group);
}

/** Lists the texts of the lines that the others do not have at the same place. */
function listOnlyIn(lines: readonly Line[], others: readonly Line[]): readonly string[] {
  const known = new Set(others.map(keyOf));
  return [...new Set(lines.filter((line) => !known.has(keyOf(line))).map(({ text }) => text))];
}

function keyOf({ place, text }: Line): string {
  return `${place} ${text}`;
}

/** Sorts the lines so that the old and the new value of a property follow each other. */
function pairByName(lines: readonly ChangedLine[]): readonly ChangedLine[] {
  return [...groupByProperty(lines).values()].flat();
}

function groupByProperty(lines: readonly ChangedLine[]): Map<string, ChangedLine[]> {
  return Map.groupBy(lines, ({ text }) => text.slice(0, text.indexOf(":")));
}

function keyIn(group: readonly ChangedLine[]): string {
  return group.map(({ kind, text }) => `${kind} ${text}`).join();
}

function printLines(design: Design): readonly Line[] {
  const known = printed.get(design);
  if (known) return known;
  const css = printCss(design, { comments: false, schemes: ["light"] });
  const lines: Line[] = [];
  const open: string[] = [];
  for (const text of css.split("\n").map((line) => line.trim())) {
    if (text.endsWith("{")) open.push(text);
    else if (text === "}") open.pop();
    else if (text.startsWith("--")) lines.push({ text, place: open.join(" ") });
  }
  printed.set(design, lines);
  return lines;
}
