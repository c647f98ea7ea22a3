/** A part of a day, or the separator between two of them. */
export type DatePart =
  | { readonly type: "day" | "month" | "year" }
  | { readonly type: "literal"; readonly text: string };

/** Returns the parts of a day in the order of a language: 31.12.2026 in Turkish, 12/31/2026 in English. */
export function findDateOrder(locale: string): readonly DatePart[] {
  const format = new Intl.DateTimeFormat(locale, {
    calendar: "gregory",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  });
  return format
    .formatToParts()
    .map(({ type, value }) =>
      type === "day" || type === "month" || type === "year"
        ? { type }
        : { type: "literal", text: value },
    );
}

/** Returns the number of days in a month; February has 29 while the year is unknown. */
export function countDays(month: number, year: number | null): number {
  if (month === 2) {
    const isLeap = year === null || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0));
    return isLeap ? 29 : 28;
  }
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
