import { parseDate } from "@internationalized/date";
import { useLingui } from "@lingui/react/macro";
import { type DateFieldProps, type DateValue, useLocale } from "react-aria-components";
import { printDate } from "../../format/print-date.ts";
import type { IsoDate } from "./iso-date.ts";
import type { DayFieldProps } from "./use-day-field.ts";
import type { TypedDay } from "./read-typed-day.ts";

/** The constraints of a day. */
export type DayRules = Pick<DayFieldProps, "minDate" | "maxDate"> & {
  readonly isUnavailable?: ((day: IsoDate) => boolean) | undefined;
  readonly validate?: DateFieldProps<DateValue>["validate"];
};

/**
 * Returns the error of a day in the page's language, because React Aria's own messages follow the
 * browser's.
 */
export function useDayProblem({ day, problem }: TypedDay, rules: DayRules): string | undefined {
  const { minDate, maxDate, isUnavailable, validate } = rules;
  const { t } = useLingui();
  const { locale } = useLocale();
  if (problem === "unfinished") return t`Complete this field.`;
  if (problem === "impossible") return t`This day doesn’t exist. Check the day and the month.`;
  if (day === null) return undefined;
  // Days with four-digit years sort as their texts.
  if (minDate !== undefined && day < minDate)
    return t`Choose ${printDate(minDate, locale)} or later.`;
  if (maxDate !== undefined && day > maxDate)
    return t`Choose ${printDate(maxDate, locale)} or earlier.`;
  if (isUnavailable?.(day) === true) return t`This day is not available.`;
  const found = validate?.(parseDate(day));
  if (found === undefined || found === null || found === true || found.length === 0)
    return undefined;
  return typeof found === "string" ? found : found.join(" ");
}
