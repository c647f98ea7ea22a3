/** Clamps a page to the range from 1 to the last one. */
export function clampPage(page: number, pageSize: number, total: number): number {
  return Math.min(Math.max(1, Math.trunc(page)), Math.max(1, Math.ceil(total / pageSize)));
}

/** Returns the first and the last row of a page, counted from 1. */
export function rangeOfPage(
  page: number,
  pageSize: number,
  total: number,
): { readonly from: number; readonly to: number } {
  const from = (page - 1) * pageSize + 1;
  return { from, to: Math.min(from + pageSize - 1, total) };
}
