import { useLingui } from "@lingui/react/macro";
import { useContext } from "react";
import { CalendarStateContext } from "react-aria-components";
import { Select } from "../select/select.tsx";

/**
 * The number of years offered on each side without a nearer limit, so that any birthday is one
 * selection away.
 */
const reachYears = 120;

/** The year of a calendar; React Aria's own year select loses the month at a limit. */
export function YearSelect({ className }: { readonly className?: string | undefined }) {
  const { t } = useLingui();
  const state = useContext(CalendarStateContext);
  if (!state) throw new Error("YearSelect is outside of a calendar; put it into one.");
  const { focusedDate, minValue, maxValue } = state;
  const { year } = focusedDate;
  const first = Math.max(year - reachYears, minValue?.year ?? 1);
  const last = Math.min(year + reachYears, maxValue?.year ?? 9999);
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <Select
      aria-label={t`Year`}
      options={years.map((each) => ({ id: each, text: String(each) }))}
      value={year}
      onChange={(chosen) => state.setFocusedDate(focusedDate.set({ year: chosen }))}
      className={className}
    />
  );
}
