import { useLingui } from "@lingui/react/macro";
import type { Ref } from "react";
import { useLocale } from "react-aria-components";
import { Button } from "../button/button.tsx";
import { printNumber } from "../../format/print-number.ts";
import { rangeOfPage } from "./table-pages.ts";
import styles from "./table.module.css";

type TablePagerProps = {
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPageChange: (page: number) => void;
};

/** Shows the range of rows and the total, with buttons for the previous and next page. */
export function TablePager({ ref, page, pageSize, total, onPageChange }: TablePagerProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const range = rangeOfPage(page, pageSize, total);
  const from = printNumber(range.from, locale);
  const to = printNumber(range.to, locale);
  const all = printNumber(total, locale);
  return (
    <nav ref={ref} className={styles.pager} aria-label={t`Pages`}>
      <output className={styles.range}>{t`${from}–${to} of ${all}`}</output>
      <div className={styles.turn}>
        <Button size="s" isDisabled={page === 1} onPress={() => onPageChange(page - 1)}>
          {t`Previous`}
        </Button>
        <Button size="s" isDisabled={range.to >= total} onPress={() => onPageChange(page + 1)}>
          {t`Next`}
        </Button>
      </div>
    </nav>
  );
}
