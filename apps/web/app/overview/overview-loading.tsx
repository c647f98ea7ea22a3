import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import styles from "./overview.module.css";

const delayMs = 300;

/** The layout of the overview in blocks, for reads that take longer than a blink. */
export function OverviewLoading() {
  const { t } = useLingui();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <output aria-label={t`Loading projects`}>
      <div className={styles["header"]}>
        <span className={`${styles["block"]} ${styles["loadingName"]}`} />
      </div>
      <div className={styles["grid"]}>
        <span className={styles["loadingCard"]} />
        <span className={styles["loadingCard"]} />
        <span className={styles["loadingCard"]} />
      </div>
    </output>
  );
}
