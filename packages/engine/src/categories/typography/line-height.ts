import { roundNumber } from "#tokens/round-number.ts";

/** The possible grids of heights, the preferred one first. */
const gridsPx = [4, 2, 1] as const;
const smallText = { sizePx: 12, ratio: 1.6 };
const largeText = { sizePx: 64, ratio: 1.05 };
/** The rounding error that a height may have beyond its bounds, or beyond the height before. */
const slack = 1e-9;

/**
 * One choice for the texts up to this one: its ratio, the sum of squared distances so far, and the
 * choice before it.
 */
type Row = { readonly ratio: number; readonly cost: number; readonly before?: Row };

/**
 * Returns the unitless line heights of texts from the smallest to the largest. The preferred height
 * falls evenly with the logarithm of the size from 1.6 at 12 px to 1.05 at 64 px. The result is a
 * row of heights in px on the 4 px grid, between 1.05 and 1.6 of the size, that never gets looser.
 * Of these rows, it has the minimal sum of squared distances from the preferred heights. Small
 * sizes close to one another may have no such row (a base of 16 px at 1.125): then it is one on the
 * 2 px grid, else on that of 1 px, else the preferred heights.
 */
export function fitLineHeights(sizesPx: readonly number[]): readonly number[] {
  for (const gridPx of gridsPx) {
    const rows = sizesPx.reduce<readonly Row[]>(
      (before, sizePx) => listRows(before, sizePx, gridPx),
      [{ ratio: Number.POSITIVE_INFINITY, cost: 0 }],
    );
    if (rows.length > 0) return ratiosOf(findBest(rows));
  }
  return sizesPx.map((sizePx) => roundNumber(findPreferredRatio(sizePx)));
}

/** Lists the best row to each line of the grid that is possible for a text's height. */
function listRows(before: readonly Row[], sizePx: number, gridPx: number): readonly Row[] {
  const preferred = findPreferredRatio(sizePx);
  const first = Math.ceil((largeText.ratio * sizePx) / gridPx - slack);
  const last = Math.floor((smallText.ratio * sizePx) / gridPx + slack);
  const rows: Row[] = [];
  for (let line = first; line <= last; line++) {
    const ratio = (line * gridPx) / sizePx;
    const best = findBest(before.filter((each) => ratio <= each.ratio + slack));
    if (best) rows.push({ ratio, cost: best.cost + (ratio - preferred) ** 2, before: best });
  }
  return rows;
}

function findBest(rows: readonly Row[]): Row | undefined {
  return rows.reduce<Row | undefined>(
    (best, row) => (best && best.cost <= row.cost ? best : row),
    undefined,
  );
}

function ratiosOf(last: Row | undefined): readonly number[] {
  const ratios: number[] = [];
  for (let row = last; row?.before; row = row.before) ratios.unshift(roundNumber(row.ratio));
  return ratios;
}

function findPreferredRatio(sizePx: number): number {
  const position =
    Math.log(sizePx / smallText.sizePx) / Math.log(largeText.sizePx / smallText.sizePx);
  const part = Math.min(1, Math.max(0, position));
  return smallText.ratio + part * (largeText.ratio - smallText.ratio);
}
