import { printDate } from "@tessera/ui/print-date";

const dayMs = 86_400_000;

/** The rows of one day, under its title. */
export type Day<Row> = { readonly title: string; readonly versions: readonly Row[] };

/** Groups rows, the newest first, by their calendar day. */
export function groupByDay<Row extends { readonly createdAt: string }>(
  rows: readonly Row[],
  nowMs: number,
  locale: string,
  words: { readonly today: string; readonly yesterday: string },
): readonly Day<Row>[] {
  const names = new Map([
    [printDate(nowMs - dayMs, locale), words.yesterday],
    [printDate(nowMs, locale), words.today],
  ]);
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const date = printDate(row.createdAt, locale);
    const title = names.get(date) ?? date;
    days.set(title, [...(days.get(title) ?? []), row]);
  }
  return [...days].map(([title, versions]) => ({ title, versions }));
}
