/** What decides whether a table has a pager. */
export type PagerCondition = {
  readonly isLoading: boolean;
  /** How many rows were given. */
  readonly rowCount: number;
  /** How many rows there are on all pages, where that is known. */
  readonly total: number | undefined;
  readonly onPageChange: ((page: number) => void) | undefined;
};

/** A pager appears only when nothing loads, data exists, a total is known, and a page change is handled. */
export function hasPager({ isLoading, rowCount, total, onPageChange }: PagerCondition): boolean {
  return !isLoading && rowCount > 0 && total !== undefined && onPageChange !== undefined;
}

/** The page as it can be shown: from 1 to the last one. */
export function clampPage(page: number, pageSize: number, total: number): number {
  return Math.min(Math.max(1, Math.trunc(page)), Math.max(1, Math.ceil(total / pageSize)));
}

/** The first and the last row of a page, counted from 1. */
export function rangeOfPage(
  page: number,
  pageSize: number,
  total: number,
): { readonly from: number; readonly to: number } {
  const from = (page - 1) * pageSize + 1;
  return { from, to: Math.min(from + pageSize - 1, total) };
}
