import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
} from "react-aria-components";
import { IconButton } from "../button/icon-button.tsx";
import { Select } from "../select/select.tsx";
import styles from "./date-picker.module.css";
import { YearSelect } from "./year-select.tsx";

/** A month of a calendar, with selects for month and year. */
export function CalendarMonth() {
  const { t } = useLingui();
  return (
    <Calendar className={styles.calendar}>
      <div className={styles.head}>
        <IconButton slot="previous" icon={ChevronLeft} label={t`Previous month`} />
        <CalendarMonthPicker format="long">
          {({ items, value, onChange }) => (
            <Select
              aria-label={t`Month`}
              options={items.map(({ id, formatted }) => ({ id, text: formatted }))}
              value={Number(value)}
              onChange={onChange}
              className={styles.month}
            />
          )}
        </CalendarMonthPicker>
        <YearSelect className={styles.year} />
        <IconButton slot="next" icon={ChevronRight} label={t`Next month`} />
      </div>
      <CalendarGrid weekdayStyle="short" className={styles.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={styles.day} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
