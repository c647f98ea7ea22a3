import { useLingui } from "@lingui/react/macro";
import { resolve, type TokenSet, tokenPath } from "@tessera/engine";
import { printNumber } from "@tessera/ui";
import { useLocale } from "#navigation/use-locale.ts";
import styles from "./sample-board.module.css";

const steps = [
  "heading-xl",
  "heading-lg",
  "heading-m",
  "heading-s",
  "heading-xs",
  "body-m",
  "body-s",
] as const;
const largestPx = 72;

/** Shows the generated type scale, one word for each step, in its real size. */
export function TypeSpecimen({ set }: { set: TokenSet }) {
  const { t } = useLingui();
  const locale = useLocale();
  const values = resolve(set, set.defaultModes);
  const words = [t`Mosaic`, "Kadıköy", t`Type scale`, "Üç ölçü", t`Heading xs`, t`Body`, t`Small`];
  return (
    <div className={styles.specimen}>
      {steps.map((step, index) => {
        const value = values.get(tokenPath(`font-size.${step}`));
        const sizePx = value?.type === "dimension" ? value.value : 0;
        return (
          <div key={step} className={styles.size}>
            <span className={styles.figure}>{printNumber(sizePx, locale, { most: 1 })}</span>
            <span
              className={styles.word}
              style={{ fontSize: Math.min(sizePx, largestPx) }}
              lang={/[ğıİşöüç]/i.test(words[index] ?? "") ? "tr" : undefined}
            >
              {words[index]}
            </span>
          </div>
        );
      })}
    </div>
  );
}
