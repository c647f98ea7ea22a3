import { printCss, type Design } from "@tessera/engine";

/** A line of an export: one that a change removes, or one that it adds. */
export type ChangedLine = { readonly kind: "removed" | "added"; readonly text: string };

const printed = new WeakMap<Design, readonly string[]>();

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

function listOnlyIn(lines: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return [...new Set(lines)].filter((line) => !known.has(line));
}

/** Sorts the lines so that the old and the new value of a property follow each other. */
function pairByName(lines: readonly ChangedLine[]): readonly ChangedLine[] {
  const groups = Map.groupBy(lines, ({ text }) => text.split(":")[0]);
  return [...groups.values()].flat();
}

function printLines(design: Design): readonly string[] {
  const known = printed.get(design);
  if (known) return known;
  const css = printCss(design, { comments: false, schemes: ["light"] });
  const lines = css.split("\n").map((line) => line.trim());
  const declarations = lines.filter((line) => line.startsWith("--"));
  printed.set(design, declarations);
  return declarations;
}
