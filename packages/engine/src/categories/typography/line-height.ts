import { roundNumber } from "#tokens/round-number.ts";

/** The grids that heights may stand on, the wished one first. */
const gridsPx = [4, 2, 1] as const;
const smallText = { sizePx: 12, ratio: 1.6 };
const largeText = { sizePx: 64, ratio: 1.05 };
/** What arithmetic may add to a height that is just within its bounds, or just as loose as the one before. */
const slack = 1e-9;

/** One choice for the texts up to one: its ratio, the squared distances up to there, and the choice before it. */
type Row = { readonly ratio: number; readonly cost: number; readonly before?: Row };

/**
 * The unitless line heights of texts from the smallest to the largest. The wish falls evenly with the logarithm of the
 * size from 1.6 at 12 px to 1.05 at 64 px. Of all rows of heights in px on the 4 px grid that lie between 1.05 and 1.6
 * of the size and never grow looser, it is the one with the least sum of squared distances from the wish. Small sizes
 * close to one another may have no such row (a base of 16 px at 1.125): then it is one on the 2 px grid, else on that of
 * 1 px, else the wish itself.
 */
export function fitLineHeights(sizesPx: readonly number[]): readonly number[] {
  for (const gridPx of gridsPx) {
    const rows = sizesPx.reduce<readonly Row[]>(
      (before, sizePx) => listRows(before, sizePx, gridPx),
      [{ ratio: Number.POSITIVE_INFINITY, cost: 0 }],
    );
    if (rows.length > 0) return ratiosOf(findBest(rows));
  }
  return sizesPx.map((sizePx) => roundNumber(findWishedRatio(sizePx)));
}

/** The best way to each line of the grid that a text's height may stand on. */
function listRows(before: readonly Row[], sizePx: number, gridPx: number): readonly Row[] {
  const wished = findWishedRatio(sizePx);
  const first = Math.ceil((largeText.ratio * sizePx) / gridPx - slack);
  const last = Math.floor((smallText.ratio * sizePx) / gridPx + slack);
  const rows: Row[] = [];
  for (let line = first; line <= last; line++) {
    const ratio = (line * gridPx) / sizePx;
    const best = findBest(before.filter((each) => ratio <= each.ratio + slack));
    if (best) rows.push({ ratio, cost: best.cost + (ratio - wished) ** 2, before: best });
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

function findWishedRatio(sizePx: number): number {
  const way = Math.log(sizePx / smallText.sizePx) / Math.log(largeText.sizePx / smallText.sizePx);
  const part = Math.min(1, Math.max(0, way));
  return smallText.ratio + part * (largeText.ratio - smallText.ratio);
}
